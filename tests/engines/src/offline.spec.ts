import { expect, siteNames, test } from './test.ts'

const lost = /오[전후] \d+:\d\d에 본 내용이에요/

for (const site of siteNames) {
  test(`pages just visited can be read on a lost line: ${site}`, async ({ visit, sites, allowErrors }) => {
    // While the line is cut, all calls fail, and each engine says so in its own words.
    allowErrors(
      /Failed to load|dynamically imported|module script failed|status of 50[34]|CORS request did not succeed/,
    )
    const shopper = await visit(site, '/list/111213')
    const isKept = (address: string) =>
      shopper.driver.run(async href => {
        const found = await caches.match(href, { ignoreVary: true })
        return found !== undefined
      }, address)
    const isKeptSoon = (address: string) => expect.poll(() => isKept(address), { timeout: 60_000 }).toBe(true)
    await shopper.settled()
    const list = await shopper.driver.address()
    await isKeptSoon(list)
    const link = shopper.get('region', '상품 목록').get('heading').get('link').nth(3)
    const [name = ''] = await link.texts()
    await link.click()
    await expect.poll(() => shopper.driver.address()).toContain('/item/')
    await shopper.settled()
    const item = await shopper.driver.address()
    await isKeptSoon(item)

    sites.line.cut()
    for (const address of [list, item]) {
      await shopper.driver.open(address)
      // A browser shows pages of the last half minute by itself; a reload asks the site.
      await shopper.driver.reload()
      await shopper.text(lost).nth(0).appears()
      await shopper.text(name).nth(0).appears()
    }
    await shopper.expectAccessible()

    sites.line.restore()
    await shopper.reload()
    await shopper.text(lost).counts(0)
    await shopper.text(name).nth(0).appears()
  })
}
