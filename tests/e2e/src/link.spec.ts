import { itemsOf, marketsOf, type Offer } from './item-page.ts'
import { hydrated } from './page-life.ts'
import { expect, type Sites, test } from './sites.ts'

interface SomeOffer extends Offer {
  readonly itemId: string
}

/** The cheapest offer for a graphics card that many malls sell. */
async function someOffer(sites: Sites): Promise<SomeOffer> {
  const [itemId = ''] = await itemsOf(sites, '111213', ({ mall_count }) => mall_count > 10)
  const [offer] = await marketsOf(sites, itemId)
  if (!offer) throw new Error('nobody sells it')
  return { ...offer, itemId }
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`the link to a mall on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('leads directly to the mall if nothing has changed', async ({ page, sites }) => {
      const offer = await someOffer(sites)
      await page.context().route(/\/__mock\/mall\//, route => route.fulfill({ body: '몰이에요' }))
      await page.goto(`${sites[site]}/item/${offer.itemId}`)
      await hydrated(page)
      const opened = page.waitForEvent('popup')
      await page
        .getByRole('link', { name: /로 가기,/ })
        .first()
        .click()
      const mall = await opened
      await expect(mall).toHaveURL(/\/__mock\/mall\//)
    })
  })
}
