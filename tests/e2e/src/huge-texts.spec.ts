import { graphicsCards } from './list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

/** The narrowest window of each site, and a common one. */
const widths = { desktop: [768, 1280], mobile: [360] } as const

const item = '/item/1012686'
const addresses = ['/', graphicsCards, '/search?keyword=rtx', item, '/compare?items=1012686', '/nowhere']

for (const site of ['desktop', 'mobile'] as const) {
  test(`unbreakable words widen no page of the ${site} site`, async ({ page, sites, allowErrors }) => {
    test.slow()
    allowErrors(failedWith(404))
    await sites.play('huge-texts')
    await page.goto(sites[site] + item)
    const notice = page.getByRole('contentinfo').locator('a[href^="/notice/"]').first()
    await expect(notice).toContainText('끝나지않고이어지는말')
    for (const address of [...addresses, await notice.getAttribute('href')]) {
      await page.goto(`${sites[site]}${address}`)
      for (const width of widths[site]) {
        await page.setViewportSize({ width, height: 900 })
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(widest, `${address}`).toBe(width)
      }
    }
  })
}
