import { graphicsCards } from './list-page.ts'
import { hydrated } from './page-life.ts'
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
  const main = page.getByRole('main')
  const aroundPages = [page.getByRole('banner'), page.getByRole('contentinfo')]
  const pressed = ['navigation', 'button', 'checkbox'] as const
  const inPages = pressed.map(role => main.getByRole(role))
  const labels = main.getByText(/^(카드 가격 기준|한 페이지에 볼 상품 수)/).filter({ visible: true })
  // Loaded when they are scrolled to, which nobody did.
  const notLoaded = ['리뷰', '뉴스·이벤트'].map(name => page.getByRole('heading', { name, exact: true }))
  for (const { path, kept, leftOut } of [
    {
      path: graphicsCards,
      kept: '상품 목록',
      leftOut: [main.getByRole('search'), main.getByRole('combobox'), labels],
    },
    { path: '/item/1012686', kept: '몰별 가격', leftOut: notLoaded },
  ]) {
    await page.goto(sites.desktop + path)
    await hydrated(page)
    const absent = [...aroundPages, ...inPages, ...leftOut]
    for (const element of absent) await expect(element).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    for (const element of absent) await expect(element).toHaveCount(0)
    await expect(
      page
        .getByRole('region', { name: kept })
        .getByText(/^[\d,]+원$/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
