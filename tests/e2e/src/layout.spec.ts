import { compareAddress, itemsToCompare } from './compare-page.ts'
import { layoutFaults } from './layout-faults.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { searchFor } from './search-page.ts'
import { expect, type Sites, test } from './sites.ts'

const widths = { desktop: [768, 1280, 1920], mobile: [360, 390, 768] } as const

const pages: Readonly<Record<string, (sites: Sites) => string | Promise<string>>> = {
  'the home page': () => '/',
  'a list': () => graphicsCards,
  'a list without products': () => `${graphicsCards}?kwd=zzzzzz&maker=99`,
  'search results': () => searchFor('rtx'),
  'a search without results': () => searchFor('없는말 노트북'),
  'a product': async ({ mock }) => `/item/${(await itemsToCompare(mock.mainUrl)).one.item_id}`,
  'a comparison': async ({ mock }) => {
    const { one, two, three } = await itemsToCompare(mock.mainUrl)
    return compareAddress(one, two, three)
  },
  'a notice': () => '/notice/8',
  'a minishop': () => '/?mall_web_user=sunin21',
  'no page': () => '/nowhere',
}

const withPrices = ['the home page', 'a list', 'a product', 'a comparison']

for (const site of ['desktop', 'mobile'] as const) {
  test(`prices of a thousand times as much keep to their places on the ${site} site`, async ({
    page,
    sites,
  }) => {
    await sites.play('big-prices')
    for (const name of withPrices) {
      await page.goto(sites[site] + ((await pages[name]?.(sites)) ?? ''))
      await hydrated(page)
      for (const width of widths[site]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
        expect.soft(faults, `${name}, ${width} px wide`).toEqual([])
      }
    }
  })

  for (const [name, addressOf] of Object.entries(pages)) {
    test(`${name} fits every width of the ${site} site, is legible, and can be pressed`, async ({
      page,
      sites,
    }) => {
      await page.goto(sites[site] + (await addressOf(sites)))
      await hydrated(page)
      for (const width of widths[site]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
        expect(faults, `${width} px wide`).toEqual([])
      }
    })
  }
}
