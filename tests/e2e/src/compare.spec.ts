import { expectAccessible } from './accessibility.ts'
import { compareAddress, comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is whole, and its rows are an address', async ({ page, sites }) => {
    const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
    await page.goto(sites.desktop + compareAddress(one, two, three))
    const { names, specs } = comparePage(page)
    await expect(names).toHaveText([one.name, two.name, three.name])
    await expect(page.getByText('이 중 최저가')).toBeVisible()
    await expect(specs.filter({ hasText: '카테고리' })).toHaveCount(0)
    await page.getByRole('link', { name: /^모든 사양/ }).click()
    await expect(specs.filter({ hasText: '카테고리' })).toHaveCount(1)
  })
})

test('products picked on their pages are compared from the tray', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  const { box, tray, names } = comparePage(page)
  for (const item of [one, two]) {
    await page.goto(`${sites.desktop}/item/${item.item_id}`)
    await box.check()
    await expect(tray.getByText(item.name)).toBeVisible()
  }
  await tray.getByRole('link', { name: '비교하기 (2)' }).click()
  await expect(names).toHaveText([one.name, two.name])
  await expect(page).toHaveURL(sites.desktop + compareAddress(one, two))
  await expect(tray).toHaveCount(0)
  await page.goBack()
  await expect(tray.getByText(one.name)).toBeVisible()
  await expect(box).toBeChecked()
})

test('products picked in a list are compared in the order of their picks', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  const { tray, names } = comparePage(page)
  await page.getByRole('button', { name: `${two.name} 비교`, exact: true }).click()
  await expect(tray.getByText('하나 더 골라 주세요.')).toBeVisible()
  await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).click()
  await tray.getByRole('link', { name: '비교하기 (2)' }).click()
  await expect(names).toHaveText([two.name, one.name])
})

test('the tray follows other tabs', async ({ page, context, sites }) => {
  const { one } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(`${sites.desktop}/item/${one.item_id}`)
  await hydrated(page)
  await page.mouse.move(9, 9)
  const other = await context.newPage()
  await other.goto(`${sites.desktop}/item/${one.item_id}`)
  await comparePage(other).box.check()
  await expect(comparePage(page).tray.getByText(one.name)).toBeVisible()
  await expect(comparePage(page).box).toBeChecked()
})

test('its order is changed by keyboard, and kept in the address', async ({ page, sites }) => {
  const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
  const { names } = comparePage(page)
  await page.goto(sites.desktop + compareAddress(one, two, three))
  await hydrated(page)
  const toRight = page.getByRole('button', { name: `${one.name} 오른쪽으로` })
  await toRight.focus()
  await page.keyboard.press('ArrowRight')
  await expect(names).toHaveText([two.name, one.name, three.name])
  await expect(toRight).toBeFocused()
  await expect(page.getByText(`${one.name}, 3개 중 2번째`)).toHaveAttribute('role', 'status')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText([two.name, three.name, one.name])
  await expect(page).toHaveURL(sites.desktop + compareAddress(two, three, one))
  await page.reload()
  await expect(names).toHaveText([two.name, three.name, one.name])
})

test('a column is drawn to another place', async ({ page, sites }) => {
  const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
  const { table, names } = comparePage(page)
  await page.goto(sites.desktop + compareAddress(one, two, three))
  await hydrated(page)
  const pictures = table.getByTitle('끌어서 순서를 바꿔요')
  await pictures.nth(0).dragTo(pictures.nth(2))
  await expect(names).toHaveText([two.name, three.name, one.name])
})

test('one that is taken out is out of the address, too', async ({ page, sites }) => {
  const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(one, two, three))
  await hydrated(page)
  await page.getByRole('button', { name: `${two.name} 비교에서 빼기` }).click()
  await expect(page).toHaveURL(sites.desktop + compareAddress(one, three))
  await expect(comparePage(page).names).toHaveText([one.name, three.name])
})

test('the first column stays in view, whatever is scrolled', async ({ page, sites }) => {
  const { cards } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(...cards.slice(0, 8)))
  await hydrated(page)
  const { specs, names } = comparePage(page)
  const pinned = specs.filter({ hasText: '내 결제가' })
  const before = await pinned.boundingBox()
  await page.getByRole('region', { name: '비교표' }).press('End')
  await names.last().scrollIntoViewIfNeeded()
  expect((await pinned.boundingBox())?.x).toBe(before?.x)
})

test('products of other categories compare on what they share', async ({ page, sites }) => {
  const { one, notebook } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(one, notebook))
  await hydrated(page)
  await expect(page.getByText(/카테고리가 다른 상품이 있어서/)).toBeVisible()
  const { specs } = comparePage(page)
  await expect(specs.filter({ hasText: /^메모리 용량$/ })).toHaveCount(1)
  await expect(specs.filter({ hasText: /^칩셋$/ })).toHaveCount(0)
})

test('an address without products says how to pick, and leads on', async ({ page, sites }) => {
  for (const address of ['/compare', '/compare?items=abc,,-1&rows=x', '/compare?items=%E0%A4%A']) {
    const answer = await page.goto(sites.desktop + address)
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByText('비교할 상품을 두 개 이상 골라 주세요')).toBeVisible()
    await page.getByRole('link', { name: '카테고리 둘러보기' }).click()
    await expect(page).toHaveURL(`${sites.desktop}/`)
  }
})

test('an unknown one is reported, and can be removed', async ({ page, sites, allowErrors }) => {
  allowErrors(failedWith(404))
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(one, two, { item_id: '999' }))
  await hydrated(page)
  await expect(page.getByText(/^999번 상품은 없어요/)).toBeVisible()
  await page.getByRole('button', { name: '상품 999 비교에서 빼기' }).click()
  await expect(page).toHaveURL(sites.desktop + compareAddress(one, two))
})

test('what failed is asked for again, product by product', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await sites.misbehave({ getProduct: { status: 500 } })
  const answer = await page.goto(sites.desktop + compareAddress(one, two))
  expect(answer?.status()).toBe(503)
  await hydrated(page)
  await sites.misbehave({})
  await page.getByRole('button', { name: `${two.item_id}번 상품 다시 시도` }).click()
  const { names } = comparePage(page)
  await expect(names.nth(1)).toHaveText(two.name)
  await expect(names.nth(0)).toContainText('상품을 불러오지 못했어요.')
})

test('a slow host leaves the page to the browser', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await sites.misbehave({ getProduct: { delay: 6000 } })
  await page.goto(sites.desktop + compareAddress(one, two))
  const { names } = comparePage(page)
  await expect(names.first()).toContainText('상품을 불러오고 있어요')
  await sites.misbehave({})
  await expect(names).toHaveText([one.name, two.name], { timeout: 20_000 })
})

test('on paper it stands alone', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(one, two))
  await page.emulateMedia({ media: 'print' })
  await expect(comparePage(page).names.first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: `${one.name} 비교에서 빼기` })).toBeHidden()
})

test('axe finds nothing', async ({ page, sites, allowErrors }) => {
  allowErrors(failedWith(404))
  test.slow()
  const { one, two, notebook } = await itemsToCompare(sites.mock.mainUrl)
  const unknown = { item_id: '999' }
  for (const address of [compareAddress(one, two), compareAddress(one, notebook, unknown), '/compare']) {
    await page.goto(sites.desktop + address)
    await hydrated(page)
    await expectAccessible(page)
  }
  await page.goto(`${sites.desktop}/item/${one.item_id}`)
  const { box, tray } = comparePage(page)
  await box.check()
  await expect(tray).toBeVisible()
  await expectAccessible(page)
})
