#!/usr/bin/env node
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { run } from './run.js';

const { stdout, stderr } = process;
const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

let isClosed = false;
// A reader that goes away early, as `head` does, ends the work and is no failure.
stdout.on('error', () => {
  isClosed = true;
});

process.exitCode = await run(process.argv.slice(2), version, {
  input: () => process.stdin,
  async writeOutput(text) {
    if (isClosed || stdout.write(text)) return;
    // Of a reader that went away the listener above is told; the wait ends with it.
    await once(stdout, 'drain').catch(() => undefined);
  },
  writeError: (text) => void stderr.write(text),
  isWatched: stderr.isTTY && !stdout.isTTY,
  isClosed: () => isClosed,
});
