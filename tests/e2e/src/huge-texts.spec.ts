import { graphicsCards } from './list-page.ts'
import { expect, test } from './sites.ts'

/** The narrowest window of each site, and a common one. */
const windows = [
  ['desktop', 768],
  ['desktop', 1280],
  ['mobile', 360],
] as const

const item = '/item/1012686'
const addresses = ['/', graphicsCards, '/search?keyword=rtx', item, '/compare?items=1012686', '/nowhere']

for (const [site, width] of windows) {
  test(`long words that do not break widen no page of the ${site} site beyond ${width} pixels`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await sites.play('huge-texts')
    await page.goto(sites[site] + item)
    const notice = page.getByRole('contentinfo').getByRole('link', { name: /^공지/ })
    await expect(notice).toContainText('끝나지않고이어지는말')
    for (const address of [...addresses, await notice.getAttribute('href')]) {
      await page.goto(`${sites[site]}${address}`)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, `${address}`).toBe(width)
    }
  })
}
