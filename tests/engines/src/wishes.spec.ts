import { logIn } from './log-in.ts'
import { expect, siteNames, test } from './test.ts'

for (const [place, site] of siteNames.entries()) {
  test(`hearts are kept, grouped, and merged at a login: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, '/list/111213')
    await shopper.settled()
    const hearts = shopper.get('region', '상품 목록').get('button', / 찜$/)
    for (const at of [6 + place, 9 + place]) {
      await hearts.nth(at).click()
      await expect.poll(() => hearts.nth(at).attribute('aria-pressed')).toBe('true')
    }
    await shopper.open(new URL('/wish', await shopper.driver.address()).href)
    const saved = shopper.get('main').get('button', / 찜$/)
    await saved.counts(2)
    await shopper.expectAccessible()
    await saved.nth(0).click()
    await saved.counts(1)
    await shopper.get('button', '되돌리기').click()
    await saved.counts(2)

    await logIn(shopper, 2 + place)
    await shopper.get('button', /합치기$/).click()
    await shopper.text(/내 찜에 합쳤어요/).appears()
    await shopper.get('button', /합치기$/).counts(0)
    await shopper.reload()
    await saved.nth(1).appears()
    await shopper
      .get('checkbox', /^(?!모두).* 고르기$/)
      .nth(0)
      .click()
    await shopper.get('region', '고른 상품').get('button', '옮기기').click()
    const dialog = shopper.get('dialog', '어디에 담을까요')
    await dialog.get('textbox', '새 목록 이름').fill('거실')
    await dialog.get('button', '만들어 담기').click()
    await shopper
      .get('navigation', '찜 목록')
      .get('link', /거실 ?1/)
      .click()
    await saved.counts(1)
    await shopper.expectAccessible()
  })
}
