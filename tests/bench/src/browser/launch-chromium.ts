import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** Nothing but this machine can be reached. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost'

/**
 * Starts the browser: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @throws Error when there is none
 */
export function launchChromium(): Promise<Browser> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']
  const executablePath = candidates.find(file => file !== undefined && existsSync(file))
  if (executablePath === undefined) throw new Error('no Chromium: install one or set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: [
      loopbackOnly,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
}
