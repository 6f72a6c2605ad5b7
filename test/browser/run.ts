import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pageBundle } from '../support/browser-bundle.js';
import { findChromium, howToGet, openPage } from './chromium.js';
import { type Found, materialText } from './material.js';

/*
 * Runs cases of spec/ in a headless Chromium, in a page whose content security policy forbids to make code out of
 * text. Exit code 0 only if all came out right; 2 where there is no Chromium, or it says nothing.
 */

const TIMEOUT_MILLISECONDS = 120_000;

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
const page =
  '<!doctype html><meta charset="utf-8"><title>toolgate</title><script type="module" src="/page.js"></script>';

/** Serves the page, and hands on what it sends back. */
function listener(script: string, receive: (found: Found, browser: string) => void): RequestListener {
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', script],
    '/material.json': ['application/json', materialText()],
  };
  return (request, response) => {
    if (request.method === 'POST') {
      void json(request).then((found) => {
        response.end();
        receive(found as Found, request.headers['user-agent'] ?? '');
      });
      return;
    }
    const [type, content] = files[request.url ?? ''] ?? [];
    if (content === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content);
  };
}

/** Opens the page in a browser, and waits for what it finds. */
async function runPage(chromium: string): Promise<readonly [found: Found, browser: string]> {
  const script = await pageBundle('test/browser/page.ts');
  let server: Server | undefined;
  let close: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the browser says nothing')), TIMEOUT_MILLISECONDS);
      server = createServer(listener(script, (found, browser) => resolve([found, browser]))).listen(
        0,
        '127.0.0.1',
        () => {
          close = openPage(chromium, `http://127.0.0.1:${(server!.address() as AddressInfo).port}/`);
        },
      );
    });
  } finally {
    clearTimeout(timer);
    await close?.();
    server?.close();
  }
}

async function main(): Promise<0 | 1 | 2> {
  const chromium = findChromium();
  if (chromium === undefined) {
    process.stderr.write(`${howToGet}\n`);
    return 2;
  }
  try {
    const [{ evalError, counts, wrong }, browser] = await runPage(chromium);
    const told = Object.entries(counts).map(([part, count]) => `${count} ${part}`);
    process.stdout.write(`${browser}\ncode out of text: ${evalError || 'was made'}\n`);
    for (const line of wrong) process.stdout.write(`wrong: ${line}\n`);
    process.stdout.write(`${told.join(', ')}: ${wrong.length === 0 ? 'all right' : `${wrong.length} wrong`}\n`);
    const isWhole = Object.values(counts).every((count) => count > 0);
    return wrong.length === 0 && isWhole && evalError === 'EvalError' ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

process.exitCode = await main();
