import { expectAccessible } from './accessibility.ts'
import { graphicsCards } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { shiftSoFar } from './shift-so-far.ts'
import { expect, test } from './sites.ts'
import { statePersonalTerms } from './state-personal-terms.ts'
import { watchOwnPrices } from './watch-own-prices.ts'

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`내 결제가 in lists of the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('is shown to shoppers who stated their terms, sorts the rows if chosen, and passes axe', async ({
      page,
      sites,
    }) => {
      test.slow()
      await page.addInitScript(() => {
        localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cash: true, region: 'jeju' }))
      })
      await page.goto(sites[site] + graphicsCards)
      await hydrated(page)
      const list = page.getByRole('region', { name: '상품 목록' })
      const names = list.getByRole('heading', { level: 2 })
      const asListed = await names.allTextContents()
      const tops = () =>
        names.evaluateAll(all => all.slice(0, 4).map(name => name.getBoundingClientRect().top))
      const before = await tops()
      const own = list.locator('summary', { hasText: '내 결제가' })
      await expect(own.first()).toBeVisible()
      const sizes = await list
        .getByRole('listitem')
        .filter({ has: page.locator('summary', { hasText: '내 결제가' }) })
        .first()
        .locator('summary > span:first-of-type, [data-price] > :nth-child(2)')
        .evaluateAll(figures => figures.map(figure => Number.parseFloat(getComputedStyle(figure).fontSize)))
      expect(sizes[1], 'the own price is the largest figure of its row').toBeGreaterThan(sizes[0] ?? Infinity)
      expect(await names.allTextContents()).toEqual(asListed)
      expect(await tops(), '"When terms arrive, no row moves"').toEqual(before)
      await expectAccessible(page)
      await own.first().click()
      await expect(list.getByText('제주 추가 배송비').first()).toBeVisible()
      await expectAccessible(page, 'details[open]')
      if (site === 'desktop') await list.getByRole('link', { name: '내 결제가순' }).click()
      else await list.getByRole('combobox', { name: '정렬' }).selectOption('내 결제가순')
      await expect(list.getByText(/^전체 [0-9,]+개를 내 결제가순으로/)).toBeVisible()
      expect(new URL(page.url()).searchParams.get('sort')).toBe('personal')
      const sorted = await names.allTextContents()
      expect(sorted).not.toEqual(asListed)
      await expectAccessible(page)
      await page.reload()
      await expect.poll(() => names.allTextContents()).toEqual(sorted)
      await page.goBack()
      await expect.poll(() => names.allTextContents()).toEqual(asListed)
    })
  })
}

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('a price that stands under 내 결제가 is the shopper’s own from the start, and the same in the list and on the product', async ({
      page,
      sites,
    }) => {
      await statePersonalTerms(page)
      await page.addInitScript(watchOwnPrices)
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      const seen = () =>
        page.evaluate(() => [...(window.ownPrices ?? [])].map(([of, prices]) => [of, ...prices] as const))
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(4)
      const inList = await seen()
      expect(inList.filter(([, ...prices]) => prices.length > 1)).toEqual([])
      const [name = '', price] = inList[0] ?? []
      const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
      await page.goto(sites[site] + href)
      await settled(page)
      await expect(
        page.getByRole('article').getByText('내 결제가').filter({ visible: true }).first(),
      ).toBeVisible()
      expect(await seen()).toEqual([[name, price]])
    })
  })
}

test('내 결제가 is not shown in a list to shoppers who stated no terms', async ({ page, sites }) => {
  await page.goto(sites.mobile + graphicsCards)
  await settled(page)
  await expect(page.locator('summary', { hasText: '내 결제가' })).toHaveCount(0)
})

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`the offers of a product on the ${site} site`, () => {
    if (site === 'mobile') test.use({ viewport: { width: 390, height: 844 } })

    test('regression: rows and columns moved when stated terms arrived', async ({ page, sites }) => {
      await statePersonalTerms(page)
      const itemIds = ['1012541', '1012686', '1014608']
      // On a phone, its prices for everyone leave the block of its price, for the shopper's own.
      if (site === 'desktop') itemIds.push('1017380')
      for (const itemId of itemIds) {
        await page.goto(`${sites[site]}/item/${itemId}`)
        await expect(
          page.locator('main').getByText('내 결제가').filter({ visible: true }).first(),
        ).toBeVisible()
        await hydrated(page)
        const shift = await page.evaluate(shiftSoFar)
        expect.soft(shift, itemId).toBeLessThan(0.01)
      }
    })
  })
}
