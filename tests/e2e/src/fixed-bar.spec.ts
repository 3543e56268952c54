import type { Page } from '@playwright/test'
import { graphicsCards, rowsOn } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'

/** The screen position of the header's search, in CSS pixels from the top. */
const searchTop = async (page: Page) =>
  (await page.getByRole('banner').getByRole('search').boundingBox())?.y ?? Number.NaN

/** @returns the position of the header's search at the top of the page */
async function readOn(page: Page, origin: string): Promise<number> {
  await page.goto(origin + graphicsCards)
  await hydrated(page)
  const inPlace = await searchTop(page)
  await page.mouse.move(640, 450)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => searchTop(page)).toBeLessThan(-500)
  return inPlace
}

test('logo and search show while scrolling up, hide while scrolling down, and are in place at the top', async ({
  page,
  sites,
}) => {
  const inPlace = await readOn(page, sites.desktop)
  const narrow = page.waitForRequest(/logo\/narrow/)
  await expect(async () => {
    await page.mouse.wheel(0, -60)
    await expect.poll(() => searchTop(page), { timeout: 500 }).toBeGreaterThanOrEqual(0)
  }).toPass()
  await narrow
  await page.mouse.wheel(0, 200)
  await expect.poll(() => searchTop(page)).toBeLessThan(0)
  await expect(async () => {
    await page.mouse.wheel(0, -400)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }).toPass()
  await expect.poll(() => searchTop(page)).toBe(inPlace)
})

test('a row reached by keyboard is not covered by it, and its search is the header’s', async ({
  page,
  sites,
}) => {
  await readOn(page, sites.desktop)
  await settled(page)
  await rowsOn(page).nth(12).getByRole('heading').getByRole('link').focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('k')
  const link = rowsOn(page).nth(7).getByRole('heading').getByRole('link')
  await expect(link).toBeFocused()
  await expect.poll(async () => (await link.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(52)
  await expect(async () => {
    await page.mouse.wheel(0, -60)
    await expect.poll(() => searchTop(page), { timeout: 500 }).toBeGreaterThanOrEqual(0)
  }).toPass()
  const box = page.getByRole('banner').getByLabel('상품 검색')
  await box.click()
  await box.fill('rtx')
  await expect(page.getByRole('option').first()).toHaveText(/rtx/i)
  await page.mouse.move(640, 700)
  await page.mouse.wheel(0, 300)
  await expect(box).toBeInViewport()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=rtx/)
})
