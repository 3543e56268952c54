import { newerApis } from '../../../scripts/floor/newer-apis.ts'
import { withoutNewer } from '../../../scripts/floor/newer-in-style.ts'
import { compareAddress, itemsToCompare } from './compare-page.ts'
import { misfits } from './estimate-page.ts'
import { itemsOf, marketsOf } from './item-page.ts'
import { layoutFaults } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { settled } from './page-life.ts'
import { searchFor } from './search-page.ts'
import { expect, type Sites, test } from './sites.ts'

/** Takes APIs away from a document before its scripts run. */
function removeApis(apis: readonly { readonly owner: string; readonly member: string | null }[]): void {
  for (const { owner, member } of apis) {
    const held = owner.split('.').reduce<unknown>((object, name) => Object(object)[name], globalThis)
    if (member === null) {
      const [name = '', holder = 'globalThis'] = owner.split('.').reverse()
      Reflect.deleteProperty(Object(Reflect.get(globalThis, holder)), name)
    } else {
      Reflect.deleteProperty(Object(held), member)
      Reflect.deleteProperty(Object(Object(held).prototype), member)
      if (owner === 'Window') Reflect.deleteProperty(globalThis, member)
    }
  }
}

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

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`without all that is newer than the floor, on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('pages come alive, show prices and fit their width', async ({ page, sites }) => {
      test.slow()
      await page.addInitScript(removeApis, newerApis)
      await page.route('**/*.css', async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: withoutNewer(await answer.text()) })
      })
      for (const address of await addressesOf(sites)) {
        await test.step(address, async () => {
          await page.goto(sites[site] + address)
          await settled(page)
          expect(await page.evaluate(() => 'parse' in URL || 'requestIdleCallback' in globalThis)).toBe(false)
          await expect(page.getByRole('main').getByText(/\d원/).first()).toBeVisible()
          const faults = await layoutFaults(page, { isPhone: site === 'mobile' })
          expect.soft(faults, address).toEqual([])
        })
      }
      await page.unrouteAll({ behavior: 'wait' })
    })
  })
}
