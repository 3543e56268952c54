import type { Page } from '@playwright/test'

/** Keeps back what these addresses answer until it is released. */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<{ release(): void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async route => {
    await released
    await route.continue()
  })
  return { release }
}
