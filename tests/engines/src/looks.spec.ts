import { lookAround } from '../../e2e/src/layout-faults.ts'
import { expect, siteNames, test } from './test.ts'

const addresses = ['/', '/list/111213', '/item/1012686', '/estimate', '/compare?items=1012686,1005217']

for (const site of siteNames) {
  test(`pages in the dark, with text twice as large: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, '/', { isDark: true, ...(site === 'mobile' && { width: 320 }) })
    const origin = new URL(await shopper.driver.address()).origin
    for (const address of addresses) {
      await shopper.open(origin + address)
      await shopper.settled()
      const lightness = await shopper.driver.run(
        () => Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor)?.[1]),
        null,
      )
      expect(lightness, 'dark').toBeLessThan(0.3)
      await shopper.expectAccessible()
      const faults = () => shopper.driver.run(lookAround, { minTarget: 0, offerHeights: null })
      expect.soft(await faults(), address).toEqual([])
      await shopper.driver.run(() => {
        // The site's own size is 75 %.
        document.documentElement.style.fontSize = '150%'
      }, null)
      expect.soft(await faults(), `${address} with large text`).toEqual([])
    }
  })
}
