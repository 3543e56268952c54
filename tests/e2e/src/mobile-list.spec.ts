import { boxOf } from './box-of.ts'
import { comparePage, itemsToCompare } from './compare-page.ts'
import { lateNoteEdges, saysLate } from './late-note.ts'
import { graphicsCards, numberIn } from './list-page.ts'
import { loadPages, mobileListPage, rowsOf } from './mobile-list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** To the last row; other things follow the list. */
const scrollToEnd = () =>
  [...document.querySelectorAll('[data-row]')].at(-1)?.scrollIntoView({ block: 'end' })

test.describe('the list grows by thirty', () => {
  test('when its end comes near, until it is complete; no product twice', async ({ page, sites }) => {
    const requests: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/front/v3/items') {
        requests.push(`${searchParams.get('offset')}-${searchParams.get('limit')} ${searchParams.get('ad')}`)
      }
    })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards, total } = mobileListPage(page)
    const all = await numberIn(total)
    expect(await cards.filter({ hasNotText: '광고' }).count()).toBe(30)
    expect(requests).toEqual([])
    await expect(async () => {
      await page.evaluate(scrollToEnd)
      await expect(page.getByText(`상품 ${all}개를 모두 봤어요`)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(requests.slice(0, 2)).toEqual(['30-60 sam006', '60-90 sam006'])
    expect(requests).toHaveLength(Math.ceil(all / 30) - 1)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.filter(row => !row.endsWith('ad'))).toHaveLength(all)
  })
})

test('orders and card prices are in the address, and restart the list', async ({ page, sites }) => {
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

test('regression: that a list takes long was said over the button of the picked products', async ({
  page,
  sites,
}) => {
  const { one } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).tap()
  const pill = comparePage(page).tray.getByRole('button')
  await expect(pill).toBeVisible()
  await sites.misbehave({ getItems: { delay: 4000 } })
  await page.getByRole('checkbox', { name: '카드 가격 기준' }).check()
  await expect.poll(() => saysLate(page)).toBe(true)
  expect((await lateNoteEdges(page)).bottom).toBeLessThan((await boxOf(pill)).y)
})

test('regression: on a phone on its side, the header lay over the list beside its order', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  await page.mouse.wheel(0, 1500)
  const banner = page.getByRole('banner')
  await expect(banner).not.toBeInViewport()
  await page.mouse.wheel(0, -300)
  // A bar that comes back glides: where it is at first says nothing.
  await expect(banner).toHaveCSS('position', 'static')
  await expect.poll(async () => (await boxOf(mobileListPage(page).filters)).y).toBeLessThan(10)
  await expect(banner).not.toBeInViewport()
})
