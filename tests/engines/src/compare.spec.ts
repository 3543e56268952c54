import { expect, siteNames, test } from './test.ts'

for (const site of siteNames) {
  test(`products picked in a list are compared: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, '/list/111213')
    await shopper.settled()
    const buttons = shopper.get('region', '상품 목록').get('button', / 비교$/)
    await buttons.nth(4).click()
    await buttons.nth(5).click()
    const tray = shopper.get('region', '비교할 상품')
    if (site === 'desktop') await tray.get('link', '비교하기 (2)').click()
    else {
      await tray.get('button', '비교 2').click()
      await shopper.get('dialog', '상품 비교').appears()
      await shopper.get('link', '링크로 열기').click()
    }
    await expect.poll(() => shopper.driver.address()).toContain('/compare?items=')
    const table = shopper.get('table', /개 비교$/)
    await table
      .get('link', /로 가기/)
      .nth(0)
      .appears()
    await table.text('결제가').nth(0).appears()
    await shopper.settled()
    await shopper.expectAccessible()
    await shopper.reload()
    await table
      .get('link', /로 가기/)
      .nth(0)
      .appears()
    await shopper.driver.back()
    await tray.counts(1)
  })
}
