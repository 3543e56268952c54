import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { compareAddress, comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Adds products to the comparison on their pages, one after another. */
async function pick(page: Page, site: string, items: readonly { item_id: string; name: string }[]) {
  const { box, tray } = comparePage(page)
  for (const [place, item] of items.entries()) {
    await page.goto(`${site}/item/${item.item_id}`)
    await box.check()
    await expect(tray.getByRole('button', { name: `비교 ${place + 1}` })).toBeAttached()
  }
}

test('"modal on mobile": the tray opens the comparison, and Back closes it', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await pick(page, sites.mobile, [one, two])
  const address = page.url()
  const { tray, names } = comparePage(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tray.getByRole('button', { name: '비교 2' }).click()
  const layer = page.getByRole('dialog', { name: '상품 비교' })
  await expect(layer).toBeVisible()
  await expect(names).toHaveText([one.name, two.name])
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(layer).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(tray.getByRole('button', { name: '비교 2' })).toBeFocused()
})

test('a pill and the price stand at the bottom, where the price block has no button on screen', async ({
  page,
  sites,
}) => {
  const { one } = await itemsToCompare(sites.mock.mainUrl)
  await pick(page, sites.mobile, [one])
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 }
  const price = page.getByRole('complementary', { name: '가장 낮은 내 결제가' })
  const bar = page.getByRole('navigation', { name: '주요 메뉴' })
  await page.getByRole('article').getByRole('link', { name: /새 창/ }).scrollIntoViewIfNeeded()
  await expect(price).toBeHidden()
  await page.getByRole('heading', { name: '관련 상품' }).scrollIntoViewIfNeeded()
  // The browser may place it between two pixels.
  await expect(price).toBeInViewport({ ratio: 0.99 })
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(bar).toBeInViewport({ ratio: 1 })
  const pill = await boxOf(comparePage(page).tray.getByRole('button'))
  const { y: priceTop, height } = await boxOf(price)
  expect(pill.y + pill.height).toBeLessThanOrEqual(priceTop)
  expect(priceTop + height).toBeLessThanOrEqual((await boxOf(bar)).y + 1)
})

test('what changes in the layer changes the tray', async ({ page, sites }) => {
  const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
  await pick(page, sites.mobile, [one, two, three])
  const { tray, names } = comparePage(page)
  await tray.getByRole('button', { name: '비교 3' }).click()
  await expect(names).toHaveText([one.name, two.name, three.name])
  const layer = page.getByRole('dialog', { name: '상품 비교' })
  await layer.getByRole('button', { name: `${one.name} 오른쪽으로` }).click()
  await expect(names).toHaveText([two.name, one.name, three.name])
  await layer.getByRole('button', { name: `${three.name} 비교에서 빼기` }).click()
  await layer.getByRole('button', { name: /^모든 사양/ }).click()
  await expect(comparePage(page).specs.filter({ hasText: '카테고리' })).toHaveCount(1)
  await layer.getByRole('button', { name: '닫기' }).click()
  await tray.getByRole('button', { name: '비교 2' }).click()
  await expect(names).toHaveText([two.name, one.name])
})

test('the layer leads to the comparison’s own address', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await pick(page, sites.mobile, [one, two])
  const { tray, names } = comparePage(page)
  await tray.getByRole('button', { name: '비교 2' }).click()
  await page.getByRole('link', { name: '링크로 열기' }).click()
  await expect(page).toHaveURL(sites.mobile + compareAddress(one, two))
  await expect(names).toHaveText([one.name, two.name])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a list is found again below the layer', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const { tray, names } = comparePage(page)
  for (const { name } of [one, two])
    await page.getByRole('button', { name: `${name} 비교`, exact: true }).click()
  await tray.getByRole('button', { name: '비교 2' }).click()
  await expect(names).toHaveText([one.name, two.name])
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `${two.name} 비교`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the page stands by itself, in the order of its address', async ({ page, sites }) => {
  const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
  const { names } = comparePage(page)
  await page.goto(sites.mobile + compareAddress(three, one, two))
  await expect(names).toHaveText([three.name, one.name, two.name])
  await hydrated(page)
  await page.getByRole('button', { name: `${three.name} 오른쪽으로` }).click()
  await expect(page).toHaveURL(sites.mobile + compareAddress(one, three, two))
})

test('a failing host is reported, and retried', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await sites.misbehave({ getMalls: { status: 500 } })
  await page.goto(sites.mobile + compareAddress(one, two))
  await hydrated(page)
  const { table } = comparePage(page)
  await expect(table.getByText('가격을 불러오지 못했어요.')).toHaveCount(2)
  await sites.misbehave({})
  await table.getByRole('button', { name: '다시 시도' }).first().click()
  await expect(table.getByText('가격을 불러오지 못했어요.')).toHaveCount(1)
})

test('a malformed address says how to pick', async ({ page, sites }) => {
  await page.goto(`${sites.mobile}/compare?items=x,y&items=`)
  await expect(page.getByText('비교할 상품을 두 개 이상 골라 주세요')).toBeVisible()
})

test('nothing is wider than the screen', async ({ page, sites }) => {
  const { cards } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.mobile + compareAddress(...cards.slice(0, 8)))
  await hydrated(page)
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('axe finds nothing', async ({ page, sites }) => {
  test.slow()
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  for (const address of [compareAddress(one, two), '/compare']) {
    await page.goto(sites.mobile + address)
    await hydrated(page)
    await expectAccessible(page)
  }
  await pick(page, sites.mobile, [one, two])
  await expectAccessible(page)
  await comparePage(page).tray.getByRole('button', { name: '비교 2' }).click()
  await expect(comparePage(page).names).toHaveText([one.name, two.name])
  await expectAccessible(page)
})
