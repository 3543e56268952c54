import type { Page } from '@playwright/test'
import { itemPage } from './item-page.ts'
import { graphicsCards, listPage } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { addressOf, searchDialog, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.use({ javaScriptEnabled: false })

/** Expects offers of malls, in another order if asked, and the way to a mall. */
async function expectOffers(page: Page): Promise<void> {
  const { offers, rows } = itemPage(page)
  await expect(rows.or(offers.getByRole('listitem')).first()).toBeVisible()
  await offers.getByRole('link', { name: '카드가순', exact: true }).click()
  await expect(page.getByText('필수옵션을 더한 카드 판매가가 낮은 순이에요.')).toBeVisible()
  const way = offers.getByRole('link', { name: /로 가기,/ }).first()
  await expect(way).toHaveAttribute('href', /^\/link\/\d+\/\d+/)
}

test('on the desktop site, lists, filters, search, products and offers work', async ({ page, sites }) => {
  await page.goto(sites.desktop + graphicsCards)
  const { pages, sorts, filters, total, names } = listPage(page)
  const all = await total.innerText()
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await sorts.getByRole('link', { name: '낮은가격순' }).click()
  await expect(page).toHaveURL(/sort=low/)
  const maker = filters.getByRole('checkbox', { name: /^ASUS/ })
  await maker.check()
  await filters.getByRole('button', { name: '적용' }).click()
  await expect(page).toHaveURL(/(?=.*maker=\d+)(?=.*sort=low)/)
  await expect(total).not.toHaveText(all)

  const { box, categories, heading } = searchPage(page)
  await box.fill('rtx')
  await box.press('Enter')
  await expect(heading).toHaveText('‘rtx’ 검색 결과')
  await categories.getByRole('link', { name: /^그래픽카드/ }).click()
  await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213')
  const found = await total.innerText()
  await maker.check()
  await filters.getByRole('button', { name: '적용' }).click()
  await expect(page).toHaveURL(/(?=.*keyword=rtx&cate=111213)(?=.*maker=\d+)/)
  await expect(total).not.toHaveText(found)

  const name = await names.first().innerText()
  await names.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectOffers(page)
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lists, orders, search, products and offers work', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    const { names, more, sorts } = mobileListPage(page)
    const first = await names.nth(4).innerText()
    await expect(more).toBeHidden()
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).tap()
    await expect(page).toHaveURL(/\?perpage=30&page=2$/)
    await expect(names.nth(4)).not.toHaveText(first)
    await page.getByRole('link', { name: '앞의 상품부터 보기' }).tap()
    await sorts.selectOption('높은가격순')
    await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
    await page.getByRole('button', { name: '적용' }).tap()
    await expect(page).toHaveURL(/(?=.*sort=high)(?=.*type=card)/)
    await expect(sorts).toHaveValue('high')
    await expect(page.getByText(/카드 최저가/).first()).toBeVisible()

    await searchDialog(page).magnifier.tap()
    const { box, categories, heading } = searchPage(page)
    await box.fill('rtx')
    await box.press('Enter')
    await expect(heading).toHaveText('‘rtx’ 검색 결과')
    await categories.getByRole('link', { name: /^그래픽카드/ }).tap()
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=rtx&cate=111213')
    const name = await names.first().innerText()
    await names.first().getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectOffers(page)
  })
})

test('regression: buttons that only scripts answer looked alive', async ({ page, sites }) => {
  const isDead = "button[type='button']:not([popovertarget], [data-content]):visible"
  for (const site of [sites.desktop, sites.mobile]) {
    for (const path of ['/item/1012686', '/reviews/1012686', graphicsCards, '/estimate']) {
      await page.goto(site + path)
      expect(page.url()).toBe(site + path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator(isDead)).toHaveCount(0)
    }
  }
  // Texts within noscript are not found by themselves.
  await expect(page.locator('noscript p')).toHaveText(/^견적을 바꾸려면 .*자바스크립트를 켜 주세요\.$/)
})

test('regression: buttons that show something were hidden with the others', async ({ page, sites }) => {
  const list = `${sites.mock.mainUrl}/front/v3/items?cate_id=121210&limit=1&trait=sale`
  const [pc] = (await (await fetch(list)).json()).result.items
  for (const site of [sites.desktop, sites.mobile]) {
    await page.goto(`${site}/reviews/1012686`)
    await expect(page.getByRole('region', { name: '구매자 사진·동영상' }).locator('img')).not.toHaveCount(0)
    await expect(page.locator('main button img').and(page.locator(':not(:visible)'))).toHaveCount(0)
    await page.goto(`${site}/item/${pc.item_id}`)
    const cpu = page.getByRole('group').filter({ hasText: 'CPU' }).first()
    await cpu.locator('summary').click()
    await expect(cpu.getByRole('listitem').getByText(/원$/).first()).toBeVisible()
  }
})

test('regression: parts of an estimate stood there without their only buttons', async ({ page, sites }) => {
  for (const site of [sites.desktop, sites.mobile]) {
    for (const path of ['/estimate', '/estimate?add=1012686']) {
      await page.goto(site + path)
      await expect(page.getByRole('heading', { name: '핵심 부품' })).toBeVisible()
      const names = /^(추천 구성으로 시작|견적 보내기|같은 사양, 더 싸게|가장 싸게 사는 방법|내 견적)$/
      await expect(page.getByRole('heading', { name: names })).toHaveCount(0)
    }
  }
})

test('regression: on a phone, what an estimate says without scripts touched the header', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.mobile}/estimate`)
  const header = await page.getByRole('banner').boundingBox()
  const words = page.locator('noscript p')
  const top = await words.evaluate(p => {
    const range = document.createRange()
    range.selectNodeContents(p)
    return range.getBoundingClientRect().top
  })
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) + 8)
})

test('regression: the wish list and what it waits for never came, without a word', async ({
  page,
  sites,
}) => {
  for (const address of [`${sites.desktop}/wish`, `${sites.mobile}/wish`]) {
    await page.goto(address)
    await expect(page.locator('noscript strong')).toHaveText('찜 목록을 볼 수 없어요')
    await expect(page.getByLabel('찜 목록을 불러오는 중이에요')).toBeHidden()
    const late = () => getComputedStyle(document.documentElement, '::after').content
    expect(await page.evaluate(late)).toBe('none')
  }
})

test('regression: a document that arrived up to <details> said "Details" in English', async ({
  page,
  sites,
}) => {
  await page.route(/\/list\//, async route => {
    const response = await route.fetch()
    const [arrived = ''] = /^.*?<details[^>]*>/s.exec(await response.text()) ?? []
    await route.fulfill({ response, body: arrived })
  })
  await page.goto(sites.desktop + graphicsCards)
  await expect(page.locator('details')).toHaveCount(1)
  await expect(page.locator('details')).toBeHidden()
})
