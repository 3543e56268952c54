import { graphicsCards } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('the header', () => {
  test('the menu of all categories opens before the scripts have loaded; regression: in a narrow window it covered the bar, and its last departments lay outside', async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 768, height: 700 })
    await page.goto(sites.desktop + graphicsCards)
    await page.getByRole('button', { name: '전체 카테고리' }).click()
    const menu = page.getByRole('navigation', { name: '전체 카테고리' })
    await expect(menu.getByRole('link').last()).toBeAttached()
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const bar = await page.getByRole('navigation', { name: '주요 카테고리' }).boundingBox()
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 700))
    await menu.getByRole('link', { name: 'CPU', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test('regression: a printed list or product had the header, the filters and all buttons', async ({
  page,
  sites,
}) => {
  for (const [path, kept] of [
    [graphicsCards, '상품 목록'],
    ['/item/1012686', '몰별 가격'],
  ] as const) {
    await page.goto(sites.desktop + path)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page
        .getByRole('region', { name: kept })
        .getByText(/^[\d,]+원$/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of [
      'banner',
      'contentinfo',
      'navigation',
      'search',
      'button',
      'checkbox',
      'combobox',
    ] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    const labels = page.getByText(/^(카드 가격 기준|한 페이지에 볼 상품 수)/)
    await expect(labels.filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^(리뷰|뉴스·이벤트)$/ })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})
