import { expectAccessible } from './accessibility.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

for (const site of ['desktop', 'mobile'] as const) {
  test(`${site}: the price history is chosen by address, and readable by keyboard`, async ({
    page,
    sites,
  }) => {
    const answer = await fetch(`${sites.mock.mainUrl}/front/v3/items?cate_id=111213&limit=1&trait=sale`)
    const [item] = (await answer.json()).result.items
    await page.goto(`${sites[site]}/item/${item.item_id}`)
    expect(page.url()).toContain(sites[site])
    await hydrated(page)
    const section = page.getByRole('region', { name: '가격 변동' })
    await section.getByRole('link', { name: '12개월' }).click()
    await expect(page).toHaveURL(/months=12/)
    await expect(section.getByRole('term').filter({ hasText: '12개월 관측 최저' })).toBeVisible()
    const slider = section.getByRole('slider', { name: '가격을 볼 날짜' })
    const today = await slider.getAttribute('aria-valuetext')
    await slider.press('Home')
    await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '')
    await section.getByText('표로 보기').click()
    await expect(section.getByRole('table', { name: '날짜별 최저가' })).toBeVisible()
    await expectAccessible(page)
  })
}
