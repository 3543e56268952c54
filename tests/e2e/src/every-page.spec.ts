import { expectAccessible } from './accessibility.ts'
import { compareAddress, itemsToCompare } from './compare-page.ts'
import { misfits } from './estimate-page.ts'
import { itemsOf, marketsOf } from './item-page.ts'
import { faultsAtDoubleText, faultsBesideNotch, layoutFaults } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { settled } from './page-life.ts'
import { searchFor } from './search-page.ts'
import { expect, type Sites, test } from './sites.ts'
import { failedWith } from './test.ts'

const widths = { desktop: [768, 1280, 1920], mobile: [360, 390, 430, 768] } as const

type AddressOf = (sites: Sites) => string | Promise<string>

const someItem = async ({ mock }: Sites) => (await itemsToCompare(mock.mainUrl)).one.item_id

/** Pages of each kind, and what they are where something is missing. */
const pages: Readonly<Record<string, Readonly<Record<string, AddressOf>>>> = {
  'home and what hangs on it': {
    'the home page': () => '/',
    'a minishop': () => '/?mall_web_user=sunin21',
    'a notice': () => '/notice/8',
    'no page': () => '/nowhere',
  },
  lists: {
    'a list': () => graphicsCards,
    'a filtered list': () => `${graphicsCards}?spec=memory:16&maker=1&kwd=rtx&type=card`,
    'a second page': () => `${graphicsCards}?maker=1&page=2`,
    'a list without products': () => `${graphicsCards}?kwd=zzzzzz&maker=99`,
    'a page beyond the end': () => `${graphicsCards}?page=999`,
    'a category of others': () => '/list/1112',
    'an unknown category': () => '/list/199999',
  },
  searches: {
    'results of a search': () => searchFor('rtx'),
    'results of what was meant': () => `${searchFor('rmfovlrzkem')}&cate=111213`,
    'a search without results': () => searchFor('없는말 노트북'),
    'the search itself': () => '/search',
  },
  'products, and the ways from them': {
    'a product': async sites => `/item/${await someItem(sites)}`,
    'reviews of a product': async sites => `/reviews/${await someItem(sites)}`,
    'the way to a mall, dearer since': async sites => `/link/${await someOffer(sites)}?seen=1000`,
    'the way to no mall': async sites => `/link/${await someItem(sites)}/999999`,
  },
  'what a shopper keeps': {
    'a wish list': () => '/wish',
    'two estimates side by side': async ({ mock }) => {
      const { cpu, board } = await misfits(mock.secondUrl)
      return `/estimate?e=1.${cpu.part_id}.${board.part_id}x2&with=1.${cpu.part_id}x2`
    },
    'a comparison': async ({ mock }) => {
      const { cards } = await itemsToCompare(mock.mainUrl)
      return compareAddress(...cards.slice(0, 8))
    },
    'a comparison of little in common': async ({ mock }) => {
      const { one, notebook } = await itemsToCompare(mock.mainUrl)
      return compareAddress(one, notebook, { item_id: '999' })
    },
    'a comparison of nothing': () => '/compare',
  },
}

async function someOffer(sites: Sites): Promise<string> {
  const [itemId = ''] = await itemsOf(sites, '111213', ({ mall_count }) => mall_count > 10)
  const [offer] = await marketsOf(sites, itemId)
  return `${itemId}/${offer?.mallId}`
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`every page of the ${site} site hydrates without a mismatch, passes axe, and fits its width`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    for (const [kind, addresses] of Object.entries(pages)) {
      test(kind, async ({ page, sites, allowErrors }) => {
        test.slow()
        allowErrors(failedWith(404))
        for (const [name, addressOf] of Object.entries(addresses)) {
          await test.step(name, async () => {
            await page.goto(sites[site] + (await addressOf(sites)))
            await settled(page)
            await expectAccessible(page)
            for (const width of widths[site]) {
              await page.setViewportSize({ width, height: 900 })
              const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
              expect.soft(faults, `${name}, ${width} px wide`).toEqual([])
            }
            if (site === 'mobile') {
              await page.setViewportSize({ width: 844, height: 390 })
              expect.soft(await faultsBesideNotch(page), `${name}, on its side`).toEqual([])
              for (const width of [390, 360]) {
                await page.setViewportSize({ width, height: 844 })
                const faults = await faultsAtDoubleText(page)
                expect.soft(faults, `${name}, ${width} px wide, text at 200 %`).toEqual([])
              }
            }
          })
        }
      })
    }
  })
}
