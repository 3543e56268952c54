import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page, which answers presses by itself from then on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Waits until the whole page is alive: its regions below the fold, and what works behind its views. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-idle]').waitFor({ state: 'attached' })
}

/** Waits until the device has stored a text. */
export async function stored(page: Page, text: string): Promise<void> {
  await settled(page)
  await page.waitForFunction(
    wanted => Object.values<string>({ ...localStorage }).some(value => value.includes(wanted)),
    text,
  )
}
