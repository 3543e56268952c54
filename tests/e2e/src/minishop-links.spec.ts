import type { Page } from '@playwright/test'
import { graphicsCards, listPage, numberIn } from './list-page.ts'
import { expect, test } from './sites.ts'

const shop = 'idx_b_manager=3'
const shopOf = (page: Page) => page.getByRole('region', { name: '미니샵' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, orders, pages and the search stay in the minishop', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
    const { sorts, filters, total } = listPage(page)
    const all = await numberIn(total)
    await sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low&idx_b_manager=3$/)
    const maker = filters.getByRole('group', { name: '제조사' }).getByRole('checkbox').first()
    await maker.check()
    await filters.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/idx_b_manager=3/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
    expect(await numberIn(total)).toBeLessThan(all)
    await page.getByLabel('상품 검색').fill('rtx')
    await page.getByRole('button', { name: '검색', exact: true }).first().click()
    await expect(page).toHaveURL(/\/search\?(?=.*keyword=rtx)(?=.*idx_b_manager=3)/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
  })
})
