import { compareAddress, itemsToCompare } from './compare-page.ts'
import { layoutFaults } from './layout-faults.ts'
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
  test(`prices of a thousand times as much keep to their places on the ${site} site`, async ({
    page,
    sites,
  }) => {
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
