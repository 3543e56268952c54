import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { itemsOf, marketsOf, type Offer } from './item-page.ts'
import { hydrated } from './list-page.ts'
import { expect, type Sites, test } from './sites.ts'
import { failedWith } from './test.ts'

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

const wayOf = ({ itemId, mallId }: Pick<SomeOffer, 'itemId' | 'mallId'>, search = '') =>
  `/link/${itemId}/${mallId}${search}`
const go = (page: Page) => page.getByRole('link', { name: /로 (바로|그래도) 가기$/ })

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`the way to a mall on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('leads from a product to the mall at once where nothing has changed', async ({ page, sites }) => {
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

    test('waits for who stays, and goes at once when asked', async ({ page, sites }) => {
      const offer = await someOffer(sites)
      await page.clock.install()
      await page.goto(sites[site] + wayOf(offer))
      await page.getByRole('button', { name: '머무르기' }).click()
      await page.clock.runFor(20_000)
      await expect(page.getByText('여기 머물러요.')).toBeVisible()
      await expect(page.getByRole('button', { name: '머무르기' })).toBeFocused()
      await go(page).click()
      await expect(page).toHaveURL(offer.href)
    })

    test('says what is dearer since, and goes nowhere by itself', async ({ page, sites }) => {
      const offer = await someOffer(sites)
      await page.clock.install()
      await page.goto(sites[site] + wayOf(offer, '?seen=1000'))
      await hydrated(page)
      await expect(page.getByText('보신 가격보다 올랐어요.')).toBeVisible()
      await page.clock.runFor(20_000)
      await expect(page.getByText('보신 가격보다 올랐어요.')).toBeVisible()
      await page.getByRole('link', { name: '상품으로 돌아가기' }).click()
      await expect(page).toHaveURL(`${sites[site]}/item/${offer.itemId}`)
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('shows the offer and a plain link', async ({ page, sites }) => {
        const offer = await someOffer(sites)
        await page.goto(sites[site] + wayOf(offer))
        await expect(page.getByRole('heading', { level: 1, name: `${offer.mallName} 가는 길` })).toBeVisible()
        await expect(go(page)).toHaveAttribute('href', offer.href)
      })
    })

    test('says what is gone and what failed, with a way on', async ({ page, sites, allowErrors }) => {
      allowErrors(failedWith(404))
      const offer = await someOffer(sites)
      const gone = await page.goto(sites[site] + wayOf({ ...offer, mallId: '999999' }))
      expect(gone?.status()).toBe(404)
      await expect(page.getByRole('link', { name: '다른 몰 가격 보기' })).toBeVisible()
      await sites.misbehave({ getMalls: { status: 500 } })
      await page.goto(sites[site] + wayOf(offer))
      await hydrated(page)
      await expect(page.getByText('이 몰의 지금 가격을 확인하지 못했어요')).toBeVisible()
      await sites.misbehave({})
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(go(page)).toBeVisible()
    })

    test('shows that a slow host is loading, then the offer', async ({ page, sites }) => {
      const offer = await someOffer(sites)
      await sites.misbehave({ getMalls: { delay: 6000 } })
      await page.goto(sites[site] + wayOf(offer))
      await expect(page.getByText('몰의 지금 가격을 확인하고 있어요.')).toBeVisible()
      await expect(go(page)).toBeVisible({ timeout: 20_000 })
    })

    test('axe finds nothing', async ({ page, sites, allowErrors }) => {
      allowErrors(failedWith(404))
      const offer = await someOffer(sites)
      for (const address of [wayOf(offer, '?seen=1000'), wayOf({ ...offer, mallId: '999999' })]) {
        await page.goto(sites[site] + address)
        await hydrated(page)
        await expectAccessible(page)
      }
    })
  })
}
