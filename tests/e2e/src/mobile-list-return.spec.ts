import { graphicsCards } from './list-page.ts'
import { addProduct, expectTop, loadPages, rowsOf, settleOnRow } from './mobile-list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('Back from a product shows the same row at the same place, with the same pages loaded', () => {
  test('in a live tab, and in one that was discarded on the list', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { rows, row, top, link } = await settleOnRow(page, { loads: 4, place: 75 })
    await link.click()
    await expect(page).toHaveURL(/\/item\//)
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expectTop(page, row, top)
    expect(await rowsOf(page)).toEqual(rows)
    await expect(link).toBeFocused()

    // The tab is discarded on the list.
    await page.reload()
    await settled(page)
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expectTop(page, row, top)

    // A list opened anew begins at its top.
    await page.goto(`${sites.mobile}/`)
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect((await rowsOf(page)).length).toBeLessThan(40)
  })

  test('in a tab discarded on the product, even if the catalogue has changed', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { rows, row, top, link } = await settleOnRow(page, { loads: 3, place: 75 })
    await link.click()
    await expect(page).toHaveURL(/\/item\//)
    await page.reload()
    await settled(page)
    await addProduct(page)
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expectTop(page, row, top)
    await loadPages(page, 4)
    const grown = await rowsOf(page)
    expect(new Set(grown).size).toBe(grown.length)
    expect(grown.slice(0, rows.length)).toEqual(rows)
  })

  test('without a connection', async ({ page, sites, context, allowErrors }) => {
    allowErrors(lostRequest)
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { rows, row, top, link } = await settleOnRow(page, { loads: 2, place: 40 })
    await link.click()
    await expect(page).toHaveURL(/\/item\//)
    await expect(page.locator(`[data-row="${row}"]`)).toHaveCount(0)
    await context.setOffline(true)
    await page.goBack()
    await expectTop(page, row, top)
    expect(await rowsOf(page)).toEqual(rows)
  })
})
