import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'

const connection = {
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
  latency: 150,
  offline: false,
}

const flags = [
  // Only loopback can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  // With a debugger attached, V8 parses a script again at every error created while it loads, as React does. Nobody's
  // phone does that, so V8 records source positions at once.
  '--js-flags=--no-enable-lazy-source-positions',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
]

/**
 * Starts the browser: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @throws Error if there is none
 */
export function launchChromium(): Promise<Browser> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']
  const executablePath = candidates.find(file => file !== undefined && existsSync(file))
  if (executablePath === undefined) throw new Error('no Chromium: install one or set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: flags })
}

/**
 * Opens a page in a context of its own: nothing cached, gzip only, with a throttled connection and processor. It has been
 * on another site, as after a search: from a new tab's empty page, the site would need a process of its own because of
 * its Cross-Origin-Opener-Policy, which takes 200 to 400 ms at 4×.
 *
 * @param cpu how many times as slow the processor is
 */
export async function openSlowPhone(browser: Browser, cpu: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 6a) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  })
  const page = await context.newPage()
  await page.goto('data:text/html,')
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}
