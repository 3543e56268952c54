import type { Page } from '@playwright/test'
import { graphicsCards } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

const shopOf = (page: Page) => page.getByRole('region', { name: '미니샵' })

test.use({ viewport: { width: 390, height: 844 } })

test('every link of the site stays in it, until the visitor leaves it', async ({ page, sites }) => {
  await page.goto(`${sites.mobile}${graphicsCards}?mall_web_user=sunin21`)
  // Its links lead from the address that the server rendered until the part about the shop is hydrated.
  await settled(page)
  await expect(shopOf(page)).toContainText('선인컴퓨터21')
  await mobileListPage(page).sorts.selectOption('low')
  await expect(page).toHaveURL(/[?&]sort=(low|2)&mall_web_user=sunin21$/)
  await page.getByRole('region', { name: '상품 목록' }).locator('h2 a').first().click()
  await expect(page).toHaveURL(/\/item\/\d+\?mall_web_user=sunin21$/)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]sort=(low|2)&mall_web_user=sunin21$/)
  await shopOf(page).getByRole('link', { name: '저울 전체에서 보기' }).click()
  await expect(page).toHaveURL(new RegExp(`${graphicsCards}\\?sort=(low|2)$`))
  await expect(shopOf(page)).toHaveCount(0)
})
