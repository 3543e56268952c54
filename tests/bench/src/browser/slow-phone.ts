import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** A mid-range phone on a slow connection. */
export const slowPhone = { down: 1.6e6, up: 0.75e6, latency: 150 } as const

/**
 * Opens a page in a context of its own: nothing cached, gzip only, with a throttled network and processor. It has been on
 * another site, as after a search: from a new tab's empty page, the site alone would need a process of its own, because of
 * its Cross-Origin-Opener-Policy.
 */
export async function openSlowPhone(
  browser: Browser,
  cpu: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
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
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.down / 8,
    uploadThroughput: slowPhone.up / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}
