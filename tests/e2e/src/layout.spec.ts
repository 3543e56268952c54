import { compareAddress, itemsToCompare } from './compare-page.ts'
import { faultsAtDoubleText, layoutFaults } from './layout-faults.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { expect, type Sites, test } from './sites.ts'

const widths = { desktop: [768, 1280, 1920], mobile: [360, 390, 430, 768] } as const

const pages: readonly ((sites: Sites) => string | Promise<string>)[] = [
  () => '/',
  () => graphicsCards,
  async ({ mock }) => `/item/${(await itemsToCompare(mock.mainUrl)).one.item_id}`,
  async ({ mock }) => {
    const { one, two, three } = await itemsToCompare(mock.mainUrl)
    return compareAddress(one, two, three)
  },
]

for (const site of ['desktop', 'mobile'] as const) {
  test(`prices a thousand times as high fit their places on the ${site} site`, async ({ page, sites }) => {
    test.slow()
    await sites.play('big-prices')
    for (const addressOf of pages) {
      const address = await addressOf(sites)
      await page.goto(sites[site] + address)
      await hydrated(page)
      for (const width of widths[site]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
        expect.soft(faults, `${address}, ${width} px wide`).toEqual([])
      }
    }
  })
}

test('regression: the last tab of the offers was cut off in a window of 1024 px', async ({ page, sites }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(`${sites.desktop}/item/1012541`)
  const tabs = page.getByRole('navigation', { name: '가격 기준' })
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('regression: with text at 200 %, variants lost their names and links to malls ran off the page', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(sites.desktop + graphicsCards)
  await faultsAtDoubleText(page)
  const name = page.locator('main a[title="벌크"] > span').first()
  const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut).toBe(0)
  await page.goto(`${sites.desktop}/item/1012541`)
  const faults = await faultsAtDoubleText(page)
  expect(faults.filter(fault => fault.includes('too wide'))).toEqual([])
})
