import type { Page } from '@playwright/test'

export const scripts = /assets\/.*\.js$/

/**
 * Keeps back all scripts that are asked for from now on.
 *
 * @returns lets them go
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await released
    // A page that was left meanwhile does not need them any more.
    await route.continue().catch(() => {})
  })
  return release
}

/**
 * Opens a page whose scripts are on their way, up to its footer.
 *
 * @returns lets the scripts come
 */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return release
}

const isHydrated = (page: Page) =>
  page.evaluate(() => 'ready' in document.documentElement.dataset).catch(() => false)

/** Scripts that a page asks for once it is hydrated are lost from now on, until routes end. */
export async function loseLateScripts(page: Page): Promise<void> {
  await page.route(scripts, async route => {
    if (await isHydrated(page)) await route.abort()
    else await route.continue()
  })
}

/** Scripts that a page asks for once it is hydrated come late, when they are released. */
export async function holdLateScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    if (await isHydrated(page)) await released
    await route.continue().catch(() => {})
  })
  return release
}

/** A new build is served from now on: the open page does not find its scripts and styles any more, the next one has its own. */
export async function deploy(page: Page): Promise<void> {
  let isOld = true
  page.on('request', request => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route(/assets\/.*\.(js|css)$/, async route => {
    if (isOld) await route.fulfill({ status: 404 })
    else await route.continue()
  })
}
