import { graphicsCards, hydrated } from './list-page.ts'
import { expect, test } from './sites.ts'

/** A chip that is only sold with more memory. */
const tooNarrow = `${graphicsCards}?spec=chip:rtx-5090&spec=memory:16gb`

for (const site of ['desktop', 'mobile'] as const) {
  test.describe(`a list without products, ${site}`, () => {
    test.use({ viewport: site === 'mobile' ? { width: 390, height: 844 } : { width: 1280, height: 900 } })

    test('says which choice stands in the way, and how many products are behind it', async ({
      page,
      sites,
    }) => {
      await page.goto(sites[site] + tooNarrow)
      await hydrated(page)
      await expect(page.getByText('조건에 모두 맞는 상품이 없어요')).toBeVisible()
      const way = page.getByRole('list', { name: '빼 볼 조건' }).getByRole('link').first()
      await expect(way).toHaveText(/빼고 [\d,]+개 보기$/)
      const promised = /([\d,]+)개 보기/.exec(await way.innerText())?.[1]
      await way.click()
      await expect(page.getByText(`총 ${promised}개`)).toBeVisible()
      await expect(page.locator('[data-item]').first()).toBeVisible()
    })

    test('leads to near categories, and takes everything back at once', async ({ page, sites }) => {
      await page.goto(sites[site] + tooNarrow)
      await hydrated(page)
      const nearby = page.getByRole('navigation', { name: '비슷한 카테고리' })
      await expect(nearby.getByRole('link', { name: 'CPU', exact: true })).toBeVisible()
      await page.getByRole('link', { name: '전체 해제' }).last().click()
      await expect(page).toHaveURL(sites[site] + graphicsCards)
      await expect(page.locator('[data-item]').first()).toBeVisible()
    })
  })
}
