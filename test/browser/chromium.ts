import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export const howToGet =
  'no Chromium is found: apt-get install -y chromium, or set CHROMIUM to the path of a Chromium or Chrome';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: the one that the environment names, else the first in PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM ?? '';
  if (named !== '') return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Opens a page in a Chromium that nothing is kept of; what comes back closes it. */
export function openPage(chromium: string, url: string): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'toolgate-browser-'));
  const browser = spawn(chromium, [...flags, `--user-data-dir=${profile}`, url], { stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
    browser.once('error', () => resolve());
  });
  return async () => {
    // The group: Chromium is a process for each of its parts.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
