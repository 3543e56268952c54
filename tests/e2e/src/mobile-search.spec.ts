import { graphicsCards, hydrated, numberIn } from './list-page.ts'
import { expectTop, loadPages, mobileListPage, rowsOf, topOf } from './mobile-list-page.ts'
import { addressOf, searchDialog, searchFor, searchPage, searchReady } from './search-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('search results on the phone', () => {
  test('are sorted, filtered in the sheet and by chips, like any list', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}${searchFor('rtx')}&cate=111213`)
    await hydrated(page)
    const { sorts, filters, sheet, show, chips, total, names } = mobileListPage(page)
    const all = await numberIn(total)
    await sorts.selectOption('low')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213&sort=low')
    await filters.tap()
    await sheet.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(show).not.toHaveText(`결과 ${all}개 보기`)
    const promised = await numberIn(show)
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(total).toHaveText(`총 ${promised}개`)
    await expect(names.first()).toContainText('ASUS')
    await chips.getByRole('link', { name: /ASUS/ }).tap()
    await expect(total).toHaveText(`총 ${all}개`)
    expect(addressOf(page)).toBe('/search?keyword=rtx&cate=111213&sort=low')
  })

  test('grow by thirty; Back finds the same row at the same place, in a cold tab as well', async ({
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

  test('and lists of categories do not get into each other', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await searchReady(page)
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

test('results that could not be loaded say so with status 503, and load on retry', async ({
  page,
  sites,
}) => {
  await sites.misbehave({ getItems: { status: 500 } })
  const answer = await page.goto(sites.mobile + searchFor('cpu'))
  expect(answer?.status()).toBe(503)
  await expect(page.getByText('상품 목록을 불러오지 못했어요')).toBeVisible()
  await sites.misbehave({})
  await hydrated(page)
  await page.getByRole('button', { name: '다시 시도' }).tap()
  await expect(mobileListPage(page).cards.first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box of the search’s page finds products', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }).tap()
    await searchPage(page).box.fill('rtx')
    await searchPage(page).box.press('Enter')
    await expect(searchPage(page).heading).toHaveText('‘rtx’ 검색 결과')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
  })

  test('sorting stays in the search', async ({ page, sites }) => {
    await page.goto(sites.mobile + searchFor('rtx'))
    const { sorts } = mobileListPage(page)
    await sorts.selectOption('low')
    await page.getByRole('button', { name: '적용' }).tap()
    await expect(page).toHaveURL(/\?(?=.*keyword=rtx)(?=.*sort=low)/)
    await expect(searchPage(page).heading).toHaveText('‘rtx’ 검색 결과')
  })

  test('regression: further results of a search were those of no category', async ({ page, sites }) => {
    await page.goto(sites.mobile + searchFor('모니터'))
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).tap()
    await expect(page).toHaveURL(/\/search\?.*keyword=.*page=2/)
    await expect(searchPage(page).heading).toHaveText('‘모니터’ 검색 결과')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
  })
})
