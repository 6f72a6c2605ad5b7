import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegistry, type Handler, type HandlerFailed, type RegistryOptions } from '../../src/index.js';

class OutOfStock extends Error {}

/** The refusal with which a call to a handler is answered. */
async function failure(run: Handler | undefined, options: RegistryOptions = {}): Promise<HandlerFailed> {
  const registry = createRegistry({
    tools: [{ name: 't', inputSchema: {}, ...(run === undefined ? {} : { run }) }],
    ...options,
  });
  const result = await registry.call('t', {});
  assert.equal(result.isError, true);
  const refusal = JSON.parse(result.content[0]!.text as string) as HandlerFailed;
  assert.equal(refusal.error, 'handler_failed');
  return refusal;
}

test('a tool without a handler says so', async () => {
  const { message, exception } = await failure(undefined);
  assert.match(message, /no handler/u);
  assert.equal(exception, undefined);
});

test('what a handler throws is told by its class alone', async () => {
  const thrown: [Handler, string][] = [
    [() => Promise.reject(new OutOfStock('secret')), 'OutOfStock'],
    [
      () => {
        throw new TypeError('secret');
      },
      'TypeError',
    ],
    [() => Promise.reject(Object.assign(new Error('secret'), { name: 'secret' })), 'Error'],
    // What a program throws need not be an error.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    [() => Promise.reject('secret'), 'Error'],
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    [() => Promise.reject(undefined), 'Error'],
  ];
  for (const [run, name] of thrown) {
    const refusal = await failure(run);
    assert.equal(refusal.exception, name);
    assert.equal(JSON.stringify(refusal).includes('secret'), false);
  }
});

test('its message is told where the host asks for it', async () => {
  const run: Handler = () => Promise.reject(new OutOfStock('none left'));
  assert.equal((await failure(run, { exceptions: 'message' })).exception_message, 'none left');
  assert.equal((await failure(run, { exceptions: 'name' })).exception_message, undefined);
});

test('what is thrown is read without harm', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const traps = Object.defineProperty(new Error(), 'message', {
    get: () => {
      throw new Error('secret');
    },
  });
  for (const thrown of [proxy, traps]) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    const refusal = await failure(() => Promise.reject(thrown), { exceptions: 'message' });
    assert.equal(refusal.exception_message, undefined);
  }
});

test('a thenable that throws is contained', async () => {
  const run: Handler = () => ({
    get then(): never {
      throw new OutOfStock('secret');
    },
  });
  assert.equal((await failure(run)).exception, 'OutOfStock');
});

test('the handler gets the signal of the host', async () => {
  const controller = new AbortController();
  const seen: unknown[] = [];
  const registry = createRegistry({
    tools: [{ name: 't', inputSchema: {}, run: (_data, { signal }) => void seen.push(signal) }],
  });
  await registry.call('t', {}, { signal: controller.signal });
  await registry.call('t', {});
  assert.equal(seen[0], controller.signal);
  assert.ok(seen[1] instanceof AbortSignal);
});
