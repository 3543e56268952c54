import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** Only loopback can be reached. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost'

/**
 * With a debugger attached, as in automated browsers, V8 parses a script again at every error created while
 * it loads, as React does. Real browsers don't, so make V8 record source positions at once.
 */
const asWithoutDebugger = '--js-flags=--no-enable-lazy-source-positions'

/**
 * Starts the browser: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @throws Error if there is none
 */
export function launchChromium(): Promise<Browser> {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-headless-shell',
  ]
  const executablePath = candidates.find(file => file !== undefined && existsSync(file))
  if (executablePath === undefined) throw new Error('no Chromium: install one or set CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    args: [
      loopbackOnly,
      asWithoutDebugger,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
}
