import type { Page } from '@playwright/test'
import { documentFallbacks, fallbacks } from '../../../scripts/floor/fallbacks.ts'
import { floorFaults } from '../../../scripts/floor/floor-faults.ts'
import { compareAddress, itemsToCompare } from './compare-page.ts'
import { misfits } from './estimate-page.ts'
import { floorOptions, newerInDocument, newerInStyles, takeNewerAway } from './floor-browser.ts'
import { itemPage, itemsOf, marketsOf } from './item-page.ts'
import { layoutFaults } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { settled } from './page-life.ts'
import { searchFor } from './search-page.ts'
import { expect, type Sites, test } from './sites.ts'

/** Pages that show prices. */
async function addressesOf(sites: Sites): Promise<readonly string[]> {
  const { one, two } = await itemsToCompare(sites.mock.mainUrl)
  const { cpu, board } = await misfits(sites.mock.secondUrl)
  const [itemId = ''] = await itemsOf(sites, '111213', ({ mall_count }) => mall_count > 10)
  const [offer] = await marketsOf(sites, itemId)
  return [
    '/',
    graphicsCards,
    searchFor('rtx'),
    `/item/${itemId}`,
    `/reviews/${itemId}`,
    `/link/${itemId}/${offer?.mallId}?seen=1000`,
    compareAddress(one, two),
    `/estimate?e=1.${cpu.part_id}.${board.part_id}x2`,
    `/wish?items=${one.item_id},${two.item_id}`,
  ]
}

/** The page that the worker shows in place of one that is out of reach. */
async function offlinePage({ request }: Page, site: string): Promise<string> {
  const worker = await (await request.get(`${site}/sw.js`)).text()
  const [address] = /\/assets\/offline[\w.-]*\.html/.exec(worker) ?? []
  return (await request.get(`${site}${address}`)).text()
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`without all that is newer than the floor, on the ${site} site`, () => {
    test.use(floorOptions)
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('pages come alive, show prices, fit their width, and use nothing without a fallback', async ({
      page,
      sites,
    }) => {
      test.slow()
      await takeNewerAway(page)
      const used = new Map<string, ReadonlyMap<string, string>>()
      for (const address of await addressesOf(sites)) {
        await test.step(address, async () => {
          const answer = await page.goto(sites[site] + address)
          await settled(page)
          expect(await page.evaluate(() => 'parse' in URL || 'requestIdleCallback' in globalThis)).toBe(false)
          expect(await newerInStyles(page)).toEqual([])
          await expect(page.getByRole('main').getByText(/\d원/).first()).toBeVisible()
          const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
          expect.soft(faults, address).toEqual([])
          used.set(address, await newerInDocument(page, (await answer?.text()) ?? ''))
        })
      }
      used.set('the offline page', await newerInDocument(page, await offlinePage(page, sites[site])))
      expect(floorFaults(used, documentFallbacks, fallbacks)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    })

    test('regression: a product opened from a list had no offers, and stated terms changed nothing', async ({
      page,
      sites,
    }) => {
      await takeNewerAway(page)
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
      const product = itemPage(page)
      await expect(product.rows.first()).toBeVisible()
      const own = page.getByRole('article').getByText('내 결제가', { exact: true }).filter({ visible: true })
      await expect(own).toHaveCount(0)
      await product.state(/현금/, '제주')
      await expect(own.first()).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    })
  })
}
