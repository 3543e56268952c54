import { boxOf } from './box-of.ts'
import { graphicsCards, listPage } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test('a product’s first fold has one 최저가, the best malls beside it, and the first offers', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${sites.desktop}/item/1012541`)
  const main = page.getByRole('main')
  const offers = await boxOf(main.getByRole('region', { name: '몰별 가격' }))
  expect(offers.y).toBeLessThan(700)
  // Badges in the table mark the same price.
  const labels = await main.getByText('최저가', { exact: true }).all()
  const places = await Promise.all(labels.map(boxOf))
  const above = places.filter(({ y }) => y < offers.y)
  expect(above).toHaveLength(1)
  const best = main.getByRole('region', { name: '가격이 낮은 몰' })
  await expect(best.getByRole('listitem')).toHaveCount(5)
  const malls = await boxOf(best)
  expect(malls.x).toBeGreaterThan(above[0]?.right ?? 0)
  expect(Math.abs(malls.y - (above[0]?.y ?? 0))).toBeLessThan(100)
  expect(malls.bottom).toBeLessThan(offers.y)
  const specs = main.getByRole('region', { name: '상세정보' }).locator('dl').last()
  await expect(specs).toHaveCSS('column-count', '2')
})

test('in a narrow window, filters lie behind a button, pictures are small, and prices stand below names', async ({
  page,
  sites,
}) => {
  for (const width of [700, 800]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { rows, filters } = listPage(page)
    await expect(filters).toBeHidden()
    const row = rows.nth(4)
    expect((await boxOf(row.locator('img').first())).width).toBe(80)
    const name = await boxOf(row.getByRole('heading', { level: 2 }))
    const price = await boxOf(row.locator('[data-price]').first())
    expect(price.y).toBeGreaterThanOrEqual(name.bottom)
    expect(price.x).toBe(name.x)
    await page.getByRole('button', { name: /^필터/ }).click()
    await expect(filters).toBeVisible()
  }
})
