import { expect, siteNames, test } from './test.ts'

for (const site of siteNames) {
  test(`search and suggestions: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, '/')
    if (site === 'mobile') await shopper.get('navigation', '주요 메뉴').get('link', '검색').click()
    else await shopper.label('상품 검색').click()
    await shopper.get('tab', '인기 검색어').appears()
    await shopper.label('상품 검색').fill('그래픽')
    await shopper
      .get('option', /^그래픽카드/)
      .nth(0)
      .appears()
    await shopper.expectAccessible()
    await shopper.driver.press('Enter')
    await shopper.get('heading', '‘그래픽’ 검색 결과').appears()
    expect(await shopper.driver.address()).toContain('/search?keyword=')
    await shopper.get('region', '상품 목록').get('heading').nth(3).appears()
    await shopper.expectAccessible()
  })
}
