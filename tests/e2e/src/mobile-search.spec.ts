import { graphicsCards, hydrated, numberIn } from './list-page.ts'
import { expectTop, loadPages, mobileListPage, rowsOf, topOf } from './mobile-list-page.ts'
import { addressOf, searchDialog, searchFor, searchPage, searchReady } from './search-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('search results on the phone', () => {
  test('are counted by category, and narrowed by it first', async ({ page, sites }) => {
    await page.goto(sites.mobile + searchFor('rtx'))
    await hydrated(page)
    const { categories, heading } = searchPage(page)
    const { total } = mobileListPage(page)
    await expect(heading).toHaveText('‘rtx’ 검색 결과')
    const all = await numberIn(total)
    const counts = await categories.locator('small').allTextContents()
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(all)
    const cards = categories.getByRole('link', { name: /^그래픽카드/ })
    const promised = await numberIn(cards.locator('small'))
    await cards.tap()
    await expect(total).toHaveText(`총 ${promised}개`)
    await expect(cards).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213')
  })

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

  test('"result-in-result search" narrows, shows as a chip, and is taken back', async ({ page, sites }) => {
    await page.goto(sites.mobile + searchFor('rtx'))
    await hydrated(page)
    const { filters, sheet, show, chips, total, names } = mobileListPage(page)
    const all = await numberIn(total)
    await filters.tap()
    await sheet.getByRole('searchbox', { name: '결과 안에서 검색' }).fill('5070')
    await sheet.getByRole('searchbox', { name: '결과 안에서 검색' }).press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&kwd=5070')
    await show.tap()
    await expect.poll(() => numberIn(total)).toBeLessThan(all)
    await expect(names.first()).toContainText('5070')
    await chips.getByRole('link', { name: /5070/ }).tap()
    await expect(total).toHaveText(`총 ${all}개`)
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

test.describe('a search that finds nothing', () => {
  test('as it is, is read otherwise and says so', async ({ page, sites }) => {
    await page.goto(sites.mobile + searchFor('rmfovlrzkem'))
    await hydrated(page)
    const { heading } = searchPage(page)
    await expect(heading).toHaveText('‘그래픽카드’ 검색 결과')
    await page.getByRole('link', { name: '‘rmfovlrzkem’으로 검색하기' }).tap()
    await expect(heading).toHaveText('‘rmfovlrzkem’ 검색 결과가 없어요')
    await page.getByRole('link', { name: '비슷한 말까지 함께 찾기' }).tap()
    await expect(heading).toHaveText('‘그래픽카드’ 검색 결과')
  })

  test('at all offers fewer words, near categories and popular keywords', async ({ page, sites }) => {
    const answer = await page.goto(sites.mobile + searchFor('없는말 노트북'))
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    const { heading } = searchPage(page)
    await expect(heading).toHaveText('‘없는말 노트북’ 검색 결과가 없어요')
    await expect(
      page.getByRole('region', { name: '비슷한 카테고리' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: '인기 검색어' }).getByRole('link')).toHaveCount(10)
    await page.getByRole('region', { name: '말을 줄여서 찾기' }).getByRole('link', { name: '노트북' }).tap()
    await expect(heading).toHaveText('‘노트북’ 검색 결과')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
  })

  test('of what was chosen offers to take that back', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}${searchFor('rtx')}&max=1`)
    await hydrated(page)
    await page.getByRole('list', { name: '빼 볼 조건' }).getByRole('link', { name: /빼고/ }).tap()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx')
    await expect(mobileListPage(page).cards.first()).toBeVisible()
  })

  test('in one category, or in none that there is, offers all of them', async ({
    page,
    sites,
    allowErrors,
  }) => {
    allowErrors(failedWith(404))
    for (const [cate, status] of [
      ['211010', 200],
      ['199999', 404],
    ] as const) {
      const answer = await page.goto(`${sites.mobile}${searchFor('rtx')}&cate=${cate}`)
      expect(answer?.status()).toBe(status)
      await hydrated(page)
      await page.getByRole('link', { name: '전체 카테고리에서 찾기' }).tap()
      await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx')
      await expect(mobileListPage(page).cards.first()).toBeVisible()
    }
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
