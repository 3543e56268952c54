import { itemPage } from './item-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

/** Motherboards: the category of the product with the most malls. */
const category = '111211'

async function maxSold(mainUrl: string): Promise<{ item_id: string; name: string; mall_count: number }> {
  const answer = await (await fetch(`${mainUrl}/front/v3/items?cate_id=${category}&limit=500`)).json()
  return answer.result.items.toSorted(
    (a: { mall_count: number }, b: { mall_count: number }) => b.mall_count - a.mall_count,
  )[0]
}

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('offers are ranked by 내 결제조건 at once, and the terms are kept', async ({ page, sites }) => {
    const item = await maxSold(sites.mock.mainUrl)
    await page.goto(`${sites.mobile}/item/${item.item_id}`)
    await hydrated(page)
    await page.getByRole('button', { name: '바꾸기' }).click()
    const layer = page.getByRole('dialog', { name: '내 결제조건' })
    await layer.getByRole('checkbox', { name: /현금/ }).check()
    await layer.getByRole('button', { name: '이 상품의 수량 늘리기' }).click()
    await layer.getByRole('button', { name: '이 조건으로 보기' }).click()
    await expect(page.getByText('카드 결제 · 현금 · 2개')).toBeVisible()
    await page.reload()
    await expect(page.getByText('카드 결제 · 현금 · 2개')).toBeVisible()
    await page
      .getByRole('button', { name: /왜 이 가격/ })
      .first()
      .click()
    await expect(page.locator('#offers').getByText('현금가 × 2개', { exact: true })).toBeVisible()
  })

  test('regression: the price bar of a popup floated above a bottom bar that is not there', async ({
    page,
    sites,
  }) => {
    const item = await maxSold(sites.mock.mainUrl)
    await page.goto(`${sites.mobile}/item/${item.item_id}?popup=1`)
    const buy = page.getByRole('link', { name: '사러 가기' })
    await expect(buy).toBeInViewport()
    const { y = 0, height = 0 } = (await buy.boundingBox()) ?? {}
    // The padding of the bar.
    expect(844 - (y + height)).toBeLessThan(10)
  })
})

test('a product shows all malls, and card and delivery prices by address', async ({ page, sites }) => {
  const item = await maxSold(sites.mock.mainUrl)
  await page.goto(`${sites.desktop}/item/${item.item_id}`)
  await hydrated(page)
  const { y } = (await itemPage(page).rows.first().boundingBox()) ?? { y: Number.NaN }
  expect(y, '"offers begin above 700 px of a 900 px window", above their first row its header').toBeLessThan(
    740,
  )
  await page.getByRole('button', { name: /나머지 몰/ }).click()
  await expect(itemPage(page).rows).toHaveCount(item.mall_count)
  await page.getByRole('link', { name: '카드가순', exact: true }).click()
  await expect(page).toHaveURL(/\?tab=card$/)
  await expect(page.getByText('필수옵션을 더한 카드 판매가가 낮은 순이에요.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('내는 금액이 낮은 순이에요.')).toBeVisible()
})
