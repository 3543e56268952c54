import { graphicsCards, hydrated, numberIn } from './list-page.ts'
import { addProduct, loadPages, mobileListPage, rowsOf } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** To the last row; other things follow the list. */
const scrollToEnd = () =>
  [...document.querySelectorAll('[data-row]')].at(-1)?.scrollIntoView({ block: 'end' })

test.describe('the list grows by thirty', () => {
  test('as one comes near its end, until all is there; nothing stands there twice', async ({
    page,
    sites,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/front/v3/items') {
        asked.push(`${searchParams.get('offset')}-${searchParams.get('limit')} ${searchParams.get('ad')}`)
      }
    })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards, total } = mobileListPage(page)
    const all = await numberIn(total)
    expect(await cards.filter({ hasNotText: '광고' }).count()).toBe(30)
    expect(asked).toEqual([])
    await expect(async () => {
      await page.evaluate(scrollToEnd)
      await expect(page.getByText(`상품 ${all}개를 모두 봤어요`)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(asked.slice(0, 2)).toEqual(['30-60 sam006', '60-90 sam006'])
    expect(asked).toHaveLength(Math.ceil(all / 30) - 1)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.filter(row => !row.endsWith('ad'))).toHaveLength(all)
  })

  test('by a button where the browser cannot tell, from the keyboard as well', async ({ page, sites }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver')
    })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards, more } = mobileListPage(page)
    const before = await cards.count()
    await page.evaluate(scrollToEnd)
    await more.tap()
    await expect(cards).toHaveCount(before + 30)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(before + 60)
    await expect(more).toBeFocused()
  })

  test('without a product twice when the catalogue has changed in between', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const before = await rowsOf(page)
    await addProduct(page)
    await loadPages(page, 3)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.slice(0, before.length)).toEqual(before)
  })

  test('a load that fails keeps what is there and can be tried again', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards } = mobileListPage(page)
    const before = await cards.count()
    await sites.misbehave({ getItems: { status: 500 } })
    await page.evaluate(scrollToEnd)
    await expect(page.getByRole('alert')).toContainText('다음 상품을 불러오지 못했어요')
    await expect(cards).toHaveCount(before)
    await sites.misbehave({})
    await page.getByRole('button', { name: /다시 시도/ }).tap()
    await expect(cards).toHaveCount(before + 30)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a lost connection is made up for as soon as it is back', async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards } = mobileListPage(page)
    const before = await cards.count()
    await context.setOffline(true)
    await page.evaluate(scrollToEnd)
    await expect(page.getByRole('alert')).toContainText('다음 상품을 불러오지 못했어요')
    await context.setOffline(false)
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 30)
  })

  test('a press before the scripts are there is not lost', async ({ page, sites }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/react-.*\.js/, async route => {
      await released
      await route.continue()
    })
    await page.goto(sites.mobile + graphicsCards)
    const { cards, more } = mobileListPage(page)
    const before = await cards.count()
    await more.dispatchEvent('click')
    release()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 30)
  })
})

test('orders and card prices are in the address, and begin the list anew', async ({ page, sites }) => {
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const { sorts, cards } = mobileListPage(page)
  await loadPages(page, 2)
  await page.evaluate(scrollToEnd)
  await sorts.selectOption('낮은가격순')
  await expect(page).toHaveURL(/\?sort=low$/)
  await expect.poll(() => cards.count()).toBeLessThan(60)
  await expect(cards.first()).toBeInViewport()
  await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
  await expect(page).toHaveURL(/\?sort=low&type=card$/)
  await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the loads are pages, and orders can be chosen', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    const { names, more, sorts } = mobileListPage(page)
    const first = await names.nth(4).innerText()
    await expect(more).toBeHidden()
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).tap()
    await expect(page).toHaveURL(/\?perpage=30&page=2$/)
    await expect(names.nth(4)).not.toHaveText(first)
    await page.getByRole('link', { name: '앞의 상품부터 보기' }).tap()
    await sorts.selectOption('높은가격순')
    await page.getByRole('button', { name: '적용' }).tap()
    await expect(page).toHaveURL(/sort=high/)
    await expect(sorts).toHaveValue('high')
  })
})

test('the categories around are within reach', async ({ page, sites }) => {
  await page.goto(`${sites.mobile}/list/1112`)
  await hydrated(page)
  await page
    .getByRole('navigation', { name: '하위 카테고리' })
    .getByRole('link', { name: '그래픽카드' })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible()
  await page.getByRole('navigation', { name: '같은 카테고리' }).getByRole('link', { name: 'CPU' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
})
