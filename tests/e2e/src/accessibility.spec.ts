import { expectAccessible, openDialog } from './accessibility.ts'
import { graphicsCards } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { searchDialog, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.describe('axe finds nothing on the desktop site', () => {
  test('on a list with an open more-view, the help on shortcuts, and the header after scrolling back', async ({
    page,
    sites,
  }) => {
    test.slow()
    await page.goto(sites.desktop + graphicsCards)
    await page
      .getByRole('button', { name: /더보기$/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader', { name: '배송비' })).toBeVisible()
    await settled(page)
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, 1500)
    const search = page.getByRole('banner').getByRole('search')
    await expect(search).not.toBeInViewport()
    await expect(async () => {
      await page.mouse.wheel(0, -60)
      await expect(search).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expectAccessible(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '키보드 단축키' })).toBeVisible()
    await expectAccessible(page, openDialog)
  })

  test('on each tab of the search layer', async ({ page, sites }) => {
    test.slow()
    await page.goto(sites.desktop + searchFor('ssd'))
    await hydrated(page)
    const { box, tab, options } = searchPage(page)
    await box.click()
    await expect(options).toHaveText(['ssd'])
    await expectAccessible(page)
    const boxAndLayer = 'header search'
    await tab('인기 검색어').click()
    await expect(options).toHaveCount(10)
    await expectAccessible(page, boxAndLayer)
    await box.fill('ㅁ년')
    await expect(options.first()).toHaveText('ASUS')
    await box.press('ArrowDown')
    await expectAccessible(page, boxAndLayer)
    await box.fill('zzzzzz')
    await expect(page.getByText('추천 검색어가 없어요').first()).toBeVisible()
    await expectAccessible(page, boxAndLayer)
  })
})

test.describe('axe finds nothing on the mobile site', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on each tab of the search, and on its own page', async ({ page, sites }) => {
    test.slow()
    await page.goto(sites.mobile + searchFor('ssd'))
    await settled(page)
    const { bar, dialog } = searchDialog(page)
    const { box, tab, options } = searchPage(page)
    await bar.click()
    await expect(dialog).toBeVisible()
    await tab('최근 검색어').click()
    await expect(options).toHaveText(['ssd'])
    await expectAccessible(page)
    await tab('인기 검색어').click()
    await expect(options).toHaveCount(10)
    await expectAccessible(page, openDialog)
    await box.fill('그래픽')
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await box.press('ArrowDown')
    await expectAccessible(page, openDialog)
    await page.goto(`${sites.mobile}/search`)
    await hydrated(page)
    await box.click()
    await expect(options.first()).toBeVisible()
    await expectAccessible(page)
  })

  test('on the drawer of all categories, and the sheet of filters', async ({ page, sites }) => {
    test.slow()
    await page.goto(sites.mobile + graphicsCards)
    await page.getByRole('button', { name: /^필터/ }).click()
    await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await settled(page)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '카테고리' }).click()
    await expect(page.getByRole('dialog', { name: '카테고리' })).toBeVisible()
    await expectAccessible(page, openDialog)
  })
})

test('the products and a filter can be reached by keyboard, and the focus moves to the next page', async ({
  page,
  sites,
}) => {
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: '상품 목록으로 건너뛰기' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '상품 목록' })).toBeFocused()
  const box = page.getByRole('checkbox', { name: /^ASUS/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(/maker=/)
  await expect(box).toBeFocused()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const department = page.getByRole('navigation', { name: '주요 카테고리' }).getByRole('link').nth(1)
  await department.click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/노트북·데스크탑 가격비교/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(department).toBeFocused()
})
