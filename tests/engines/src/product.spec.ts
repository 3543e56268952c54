import { expect, siteNames, test } from './test.ts'

/** A product that many malls sell. */
const item = '/item/1012686'
const own = /내 결제가/

for (const site of siteNames) {
  test(`a product with its offers, and 내 결제조건 on every price: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, item)
    const [name = ''] = await shopper.get('heading').texts()
    await shopper
      .get('link', /로 가기,/)
      .nth(2)
      .appears()
    await shopper.settled()
    await shopper.get('button', '바꾸기').nth(0).click()
    const terms = shopper.get('dialog', '내 결제조건')
    await terms.get('checkbox', /현금/).click()
    await terms.get('radio', '제주').click()
    await shopper.isAccessible()
    await terms.get('button', '이 조건으로 보기').click()
    await terms.counts(0)
    await shopper.get('article').text(own).nth(0).appears()
    await shopper.isAccessible()
    await shopper.reload()
    await shopper.get('article').text(own).nth(0).appears()
    const price = await firstOwnPrice()

    await shopper.open(new URL('/list/111213', await shopper.driver.address()).href)
    await shopper.settled()
    await shopper.get('region', '상품 목록').text(own).nth(0).appears()
    const listed = await shopper.driver.run(
      named =>
        Array.from(document.querySelectorAll('main li'))
          .filter(row => row.querySelector('h2')?.textContent === named)
          .map(row => /내 결제가\D*?([\d,]+)원/.exec(row.textContent ?? '')?.[1])
          .find(found => found !== undefined) ?? null,
      name,
    )
    if (listed !== null) expect(listed, 'one price on every screen').toBe(price)

    async function firstOwnPrice(): Promise<string | undefined> {
      const [text = ''] = await shopper.get('article').texts()
      return /내 결제가\D*?([\d,]+)원/.exec(text)?.[1]
    }
  })

  test(`the link to a mall: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, item)
    await shopper.settled()
    await shopper
      .get('link', /로 가기,/)
      .nth(0)
      .click()
    await shopper.driver.turnToNewTab()
    await expect.poll(() => shopper.driver.address(), { timeout: 30_000 }).toContain('/__mock/mall/')
  })
}
