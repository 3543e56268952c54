import { misfits } from '../../e2e/src/estimate-page.ts'
import { expect, siteNames, test } from './test.ts'

for (const site of siteNames) {
  test(`an estimate with its findings, the cheapest way to buy it, and its address: ${site}`, async ({
    visit,
    sites,
  }) => {
    const { cpu, board } = await misfits(sites.mock.secondUrl)
    const shopper = await visit(site, '/estimate')
    const sheet = shopper.get('region', '견적서')
    const picker = shopper.get('dialog')
    for (const [kind, { name }] of [
      ['CPU', cpu],
      ['메인보드', board],
    ] as const) {
      await sheet.get('button', new RegExp(`^${kind} (고르기|더 담기)$`)).click()
      await picker.get('searchbox', '부품 검색').fill(name)
      await picker.get('button', `${name} 담기`).click()
      await picker.counts(0)
      await sheet.get('link', name).nth(0).appears()
    }
    await expect
      .poll(() => shopper.driver.address())
      .toMatch(new RegExp(`/estimate\\?e=1\\.${cpu.part_id}\\.${board.part_id}$`))
    await shopper.get('region', '호환성').text(/≠/).nth(0).appears()
    await shopper.expectAccessible()

    // The search runs in a worker.
    const plan = shopper.get('region', '가장 싸게 사는 방법')
    await plan.get('button', '싸게 사는 방법 찾기').click()
    await plan.get('radio', /가장 저렴/).appears()
    await plan.get('radio', /^몰 1곳에서/).click()
    await plan.get('list', '몰 1곳에서 살 때의 주문').get('link').nth(0).appears()
    await shopper.expectAccessible()
    const [total] = await shopper.get('region', '견적 합계').texts()
    await shopper.get('button', '주소 복사').click()
    await shopper.text(/^주소를 복사했어요/).appears()

    const other = await visit(
      site,
      new URL(await shopper.driver.address()).pathname + new URL(await shopper.driver.address()).search,
    )
    await expect.poll(async () => (await other.get('region', '견적 합계').texts())[0]).toBe(total)
    await other.get('link', cpu.name).nth(0).appears()
  })
}
