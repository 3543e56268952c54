import type { Page } from '@playwright/test'
import { graphicsCards } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

/** The page's data layer for GA4. */
const dataLayer = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? [])

const sitesOfAds = [
  { site: 'desktop', code: 'sap006', viewport: { width: 1280, height: 900 } },
  { site: 'mobile', code: 'sam006', viewport: { width: 390, height: 844 } },
] as const

for (const { site, code, viewport } of sitesOfAds) {
  test.describe(`ads of the ${site} list`, () => {
    test.use({ viewport })

    test('are labelled, reported once when seen, with their payload, and their links work if the report fails', async ({
      page,
      sites,
      allowErrors,
    }) => {
      allowErrors(failedWith(500))
      const viewed: string[] = []
      page.on('request', request => {
        const seen = new RegExp(`/ga4/v1/ads/${code}/view/(\\d+)`).exec(request.url())
        if (seen?.[1]) viewed.push(seen[1])
      })
      await page.goto(sites[site] + graphicsCards)
      await hydrated(page)
      const ads = page.locator(`[data-ad^='${code}']`)
      expect(await ads.count()).toBeGreaterThan(0)
      for (const ad of await ads.all()) await expect(ad.getByText('광고', { exact: true })).toBeAttached()
      // Nothing was touched: seeing the list is enough.
      await expect.poll(() => viewed.length).toBeGreaterThan(0)
      await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThanOrEqual(viewed.length)
      await page.mouse.wheel(0, 2000)
      await page.mouse.wheel(0, -2000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect(new Set(viewed).size).toBe(viewed.length)

      await sites.misbehave({ clickAd: { status: 500 }, viewAd: { status: 500 } })
      const link = page.locator(`[data-ad^='${code}'] h2 a`).first()
      const name = await link.innerText()
      const clicked = page.waitForRequest(new RegExp(`/ga4/v1/ads/${code}/click/\\d+`))
      await link.click()
      await clicked
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })
  })
}
