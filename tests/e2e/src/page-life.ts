import type { Page } from '@playwright/test'

/** Attributes of the document: React has hydrated the page, and the whole page is alive. */
export const life = { hydrated: 'data-ready', settled: 'data-idle' } as const

/** Waits until React has hydrated the page, which answers presses by itself from then on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(`html[${life.hydrated}]`).waitFor({ state: 'attached' })
}

/** Waits until the whole page is alive: its regions below the fold, and what works behind its views. */
export async function settled(page: Page): Promise<void> {
  await page.locator(`html[${life.settled}]`).waitFor({ state: 'attached' })
}

/** Waits until the device has stored a text. */
export async function stored(page: Page, text: string): Promise<void> {
  await settled(page)
  await page.waitForFunction(
    wanted => Object.values<string>({ ...localStorage }).some(value => value.includes(wanted)),
    text,
  )
}
