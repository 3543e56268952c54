import { expectAccessible } from './accessibility.ts'
import { compareAddress, comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is complete, and the choice of rows is in the address', async ({ page, sites }) => {
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

test('products picked on their pages can be compared from the tray', async ({ page, sites }) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  const { box, tray, names } = comparePage(page)
  for (const item of [one, two]) {
    await page.goto(`${sites.desktop}/item/${item.item_id}`)
    await box.check()
    await expect(tray.getByText(item.name)).toBeVisible()
  }
  await expectAccessible(page)
  await tray.getByRole('link', { name: '비교하기 (2)' }).click()
  await expect(names).toHaveText([one.name, two.name])
  await expect(page).toHaveURL(sites.desktop + compareAddress(one, two))
  await expect(tray).toHaveCount(0)
  await page.goBack()
  await expect(tray.getByText(one.name)).toBeVisible()
  await expect(box).toBeChecked()
})

test('regression: the tray with eight products covered more than a quarter of a small screen', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  const { tray } = comparePage(page)
  const boxes = page.getByRole('button', { name: / 비교$/ })
  for (let place = 1; place <= 8; place += 1) await boxes.nth(place).click()
  await expect(tray.getByRole('link', { name: '비교하기 (8)' })).toBeVisible()
  await expect(tray.getByText('원', { exact: false })).toHaveCount(8)
  expect((await tray.boundingBox())?.height).toBeLessThan(0.21 * 768)
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth
  for (const product of await tray.locator('li').all()) {
    expect((await product.boundingBox())?.height, 'two lines').toBeLessThan(36)
    expect(await product.locator('p').evaluate(isCut)).toBe(false)
  }
})

test('products picked in a list are compared in the order of picking, and the tray follows other tabs', async ({
  page,
  context,
  sites,
}) => {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + graphicsCards)
  await hydrated(page)
  const { tray, names } = comparePage(page)
  await page.getByRole('button', { name: `${two.name} 비교`, exact: true }).click()
  await expect(tray.getByText('하나 더 골라 주세요.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${sites.desktop}/item/${one.item_id}`)
  await comparePage(other).box.check()
  await expect(tray.getByText(one.name)).toBeVisible()
  await tray.getByRole('link', { name: '비교하기 (2)' }).click()
  await expect(names).toHaveText([two.name, one.name])
})

test('a column can be dragged, the first one stays in view, and only the table is printed', async ({
  page,
  sites,
}) => {
  const { cards } = await itemsToCompare(sites.mock.mainUrl)
  const [one, two, three] = cards
  await page.goto(sites.desktop + compareAddress(...cards.slice(0, 8)))
  await hydrated(page)
  const { table, specs, names } = comparePage(page)
  const pictures = table.getByTitle('끌어서 순서 바꾸기')
  await pictures.nth(0).dragTo(pictures.nth(2))
  await expect(names.nth(0)).toHaveText(two?.name ?? '')
  await expect(names.nth(1)).toHaveText(three?.name ?? '')
  await expect(names.nth(2)).toHaveText(one?.name ?? '')
  const pinned = specs.filter({ hasText: '결제가' })
  const before = await pinned.boundingBox()
  await page.getByRole('region', { name: '비교표' }).press('End')
  await names.last().scrollIntoViewIfNeeded()
  expect((await pinned.boundingBox())?.x).toBe(before?.x)

  await page.emulateMedia({ media: 'print' })
  // As wide as paper.
  await page.setViewportSize({ width: 1000, height: 768 })
  await expect(comparePage(page).names.first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: `${one?.name} 비교에서 빼기` })).toBeHidden()
  await expect(table.getByRole('link', { name: `${one?.name} 새 창` })).toBeHidden()
  // Similar products differ only at the end of their names.
  const areCut = await names.evaluateAll(all =>
    all.map(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1),
  )
  expect(areCut).not.toContain(true)
})

test('regression: the first sheet of a printed comparison had the heading alone', async ({ page, sites }) => {
  const { cards } = await itemsToCompare(sites.mock.mainUrl)
  await page.goto(sites.desktop + compareAddress(...cards.slice(0, 8)))
  await expect(comparePage(page).names).toHaveCount(8)
  const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1')
  const [firstSheet, ...more] = Array.from(pdf.matchAll(/(\d+) 0 obj\s+<<\/Type \/Page\s/g), ([, id]) => id)
  // Elements of a tagged PDF refer to the sheet (/Pg) that they begin on.
  const headerCells = Array.from(pdf.matchAll(/\/S \/TH\s.*?\/Pg (\d+) 0 R/gs), ([, sheet]) => sheet)
  expect(firstSheet).toBeDefined()
  expect(headerCells.slice(0, 8)).toEqual(Array(8).fill(firstSheet))
  expect(more.length).toBeLessThan(3)
})

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('regression: rows of the comparison moved when stated terms arrived', async ({ page, sites }) => {
      const { one, two, three } = await itemsToCompare(sites.mock.mainUrl)
      await page.goto(sites[site] + compareAddress(one, two, three))
      const { specs, table } = comparePage(page)
      const places = table.getByRole('link', { name: /로 가기/ }).or(specs)
      const inView = () =>
        places.evaluateAll(all =>
          all.map(place => place.getBoundingClientRect().top).filter(top => top < innerHeight),
        )
      await expect(specs.first()).toHaveText('결제가')
      const before = await inView()
      await page.evaluate(() => {
        localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cash: true, region: 'jeju' }))
      })
      await page.reload()
      await expect(specs.first()).toHaveText('내 결제가')
      expect(await inView()).toEqual(before)
    })
  })
}
