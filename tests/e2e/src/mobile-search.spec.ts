import { graphicsCards } from './list-page.ts'
import { expectTop, loadPages, mobileListPage, rowsOf, topOf } from './mobile-list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { addressOf, searchDialog, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('search results on the phone', () => {
  test('grow by thirty; Back finds the same row at the same position, in a discarded tab as well', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + searchFor('rmfovlr'))
    await hydrated(page)
    await loadPages(page, 3)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    const row = rows[65] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    const top = await topOf(page, row)
    await page.locator(`[data-row="${row}"] h2 a`).click()
    await expect(page).toHaveURL(/\/item\//)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + searchFor('rmfovlr'))
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expectTop(page, row, top)
  })

  test('do not mix with lists of categories', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { filters, sheet, show } = mobileListPage(page)
    await searchDialog(page).bar.tap()
    await searchPage(page).box.fill('rtx')
    await searchPage(page).box.press('Enter')
    await expect(searchPage(page).heading).toHaveText('‘rtx’ 검색 결과')
    await filters.tap()
    await sheet.getByRole('checkbox', { name: /^ASUS/ }).check()
    await show.tap()
    await expect.poll(() => addressOf(page)).toMatch(/^\/search\?keyword=rtx&maker=\d+$/)
    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx')
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box of the search page finds products, which can be sorted and paged', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).tap()
    await searchPage(page).box.fill('rtx')
    await searchPage(page).box.press('Enter')
    await expect(searchPage(page).heading).toHaveText('‘rtx’ 검색 결과')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
    const { sorts } = mobileListPage(page)
    await sorts.selectOption('low')
    await page.getByRole('button', { name: '적용' }).tap()
    await expect(page).toHaveURL(/\?(?=.*keyword=rtx)(?=.*sort=low)/)
    await expect(searchPage(page).heading).toHaveText('‘rtx’ 검색 결과')

    // Regression: further results of a search were those of no category.
    await page.goto(sites.mobile + searchFor('모니터'))
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).tap()
    await expect(page).toHaveURL(/\/search\?.*keyword=.*page=2/)
    await expect(searchPage(page).heading).toHaveText('‘모니터’ 검색 결과')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
  })
})
