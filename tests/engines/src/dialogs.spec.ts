import { expect, siteNames, test } from './test.ts'

for (const site of siteNames) {
  test(`dialogs take the focus, close on Escape and Back, and give it back: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, '/item/1012686')
    await shopper.settled()
    const address = await shopper.driver.address()
    const opener = shopper.get('button', '공유').nth(0)
    await opener.click()
    await shopper.get('dialog').counts(1)
    const isWithin = () => shopper.driver.run(() => document.activeElement?.closest('dialog') !== null, null)
    expect(await isWithin()).toBe(true)
    await shopper.driver.press('Tab')
    expect(await isWithin()).toBe(true)
    await shopper.driver.press('Escape')
    await shopper.get('dialog').counts(0)
    await expect.poll(() => opener.isFocused()).toBe(true)

    await shopper.get('button', '바꾸기').nth(0).click()
    await shopper.get('dialog', '내 결제조건').counts(1)
    await shopper.expectAccessible()
    await shopper.driver.back()
    await shopper.get('dialog').counts(0)
    expect(new URL(await shopper.driver.address()).pathname).toBe(new URL(address).pathname)
  })
}
