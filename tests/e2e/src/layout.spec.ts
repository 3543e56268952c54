import type { Page } from '@playwright/test'
import { compareAddress, itemsToCompare } from './compare-page.ts'
import { layoutFaults } from './layout-faults.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { searchFor } from './search-page.ts'
import { expect, type Sites, test } from './sites.ts'
import { failedWith } from './test.ts'

const widths = { desktop: [768, 1280, 1920], mobile: [360, 390, 430, 768] } as const

const pages: Readonly<Record<string, (sites: Sites) => string | Promise<string>>> = {
  'the home page': () => '/',
  'a list': () => graphicsCards,
  'a filtered list': () => `${graphicsCards}?spec=memory:16&maker=1`,
  'a list without products': () => `${graphicsCards}?kwd=zzzzzz&maker=99`,
  'search results': () => searchFor('rtx'),
  'a search without results': () => searchFor('없는말 노트북'),
  'a product': async ({ mock }) => `/item/${(await itemsToCompare(mock.mainUrl)).one.item_id}`,
  'reviews of a product': async ({ mock }) => `/reviews/${(await itemsToCompare(mock.mainUrl)).one.item_id}`,
  'a wish list': () => '/wish',
  'an estimate': () => '/estimate',
  'a comparison': async ({ mock }) => {
    const { one, two, three } = await itemsToCompare(mock.mainUrl)
    return compareAddress(one, two, three)
  },
  'a notice': () => '/notice/8',
  'a minishop': () => '/?mall_web_user=sunin21',
  'no page': () => '/nowhere',
}

const withPrices = ['the home page', 'a list', 'a product', 'a comparison']

/** Opens pages one after another, each in all common window widths. */
async function expectNoFaults(
  page: Page,
  sites: Sites,
  site: 'desktop' | 'mobile',
  names: readonly string[],
) {
  for (const name of names) {
    await page.goto(sites[site] + ((await pages[name]?.(sites)) ?? ''))
    await hydrated(page)
    for (const width of widths[site]) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
      expect.soft(faults, `${name}, ${width} px wide`).toEqual([])
    }
  }
}

for (const site of ['desktop', 'mobile'] as const) {
  test(`every page fits every width of the ${site} site, is legible, and can be pressed`, async ({
    page,
    sites,
    allowErrors,
  }) => {
    test.slow()
    allowErrors(failedWith(404))
    await expectNoFaults(page, sites, site, Object.keys(pages))
  })

  test(`prices of a thousand times as much keep to their places on the ${site} site`, async ({
    page,
    sites,
  }) => {
    test.slow()
    await sites.play('big-prices')
    await expectNoFaults(page, sites, site, withPrices)
  })
}
