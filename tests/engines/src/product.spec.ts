import { expect, siteNames, test } from './test.ts'

/** A product that many malls sell. */
const item = '/item/1012686'
const own = /내 결제가/

/** The price by the shopper's own terms that a text shows first; '' if it shows none. */
function priceIn(text: string): string {
  return /내 결제가\D*?([\d,]+)원/.exec(text)?.[1] ?? ''
}

for (const site of siteNames) {
  test(`a product with its offers, and 내 결제조건 on every price: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, item)
    await shopper
      .get('link', /로 가기,/)
      .nth(2)
      .appears()
    await shopper.settled()
    await shopper.get('button', '바꾸기').nth(0).click()
    const terms = shopper.get('dialog', '내 결제조건')
    await terms.get('checkbox', /현금/).click()
    await terms.get('radio', '제주').click()
    await shopper.expectAccessible()
    await terms.get('button', '이 조건으로 보기').click()
    await terms.counts(0)
    await shopper.get('article').text(own).nth(0).appears()
    await shopper.expectAccessible()
    await shopper.reload()
    await shopper.get('article').text(own).nth(0).appears()

    await shopper.open(new URL('/list/111213', await shopper.driver.address()).href)
    await shopper.settled()
    const rows = shopper.get('region', '상품 목록').get('listitem')
    const firstPriced = async () => (await rows.texts()).findIndex(text => priceIn(text) !== '')
    await expect.poll(firstPriced).toBeGreaterThanOrEqual(0)
    const row = rows.nth(await firstPriced())
    const [listed = ''] = await row.texts()
    const [name = ''] = await row.get('heading').texts()
    await row.get('heading').get('link').click()
    await shopper.get('heading', name).appears()
    await expect
      .poll(async () => priceIn((await shopper.get('article').texts())[0] ?? ''), 'one price on both pages')
      .toBe(priceIn(listed))
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
