import type { Page } from '@playwright/test'
import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

const shopOf = (page: Page) => page.getByRole('region', { name: '미니샵' })

async function logIn(page: Page, site: string) {
  await page.context().addCookies([{ name: 'auth_token', value: 'jeoul-mock-token-2', url: site }])
}

test('a minishop is opened by its user name: who runs it, its notice, its map', async ({ page, sites }) => {
  await page.goto(`${sites.desktop}/?mall_web_user=sunin21`)
  const shop = shopOf(page)
  await expect(shop.getByRole('heading', { name: /선인컴퓨터21/ })).toBeVisible()
  await expect(shop).toContainText('평일 오후 3시까지 주문하면 그날 보내 드려요.')
  await expect(shop.getByRole('link', { name: /지도 보기/ })).toHaveAttribute(
    'href',
    /^https:\/\/map\.kakao\.com\//,
  )
  await expect(page.getByRole('banner').getByRole('img', { name: '선인컴퓨터21' })).toBeVisible()
})

test('by its number as well, and the same page outside of it is a link away', async ({ page, sites }) => {
  await page.goto(`${sites.desktop}${graphicsCards}?idx_b_manager=3&sort=low`)
  await hydrated(page)
  await expect(shopOf(page)).toContainText('선인컴퓨터21')
  await shopOf(page).getByRole('link', { name: '저울 전체에서 보기' }).click()
  await expect(page).toHaveURL(`${sites.desktop}${graphicsCards}?sort=low`)
  await expect(shopOf(page)).toHaveCount(0)
})

for (const site of ['desktop', 'mobile'] as const) {
  test(`every way within the site stays in it, until one leaves: ${site}`, async ({ page, sites }) => {
    await page.goto(`${sites[site]}${graphicsCards}?mall_web_user=sunin21`)
    await hydrated(page)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
    if (site === 'desktop') await listPage(page).sorts.getByRole('link', { name: '낮은가격순' }).click()
    else await mobileListPage(page).sorts.selectOption('low')
    await expect(page).toHaveURL(/[?&]sort=(low|2)&mall_web_user=sunin21$/)
    await page.getByRole('region', { name: '상품 목록' }).locator('h2 a').first().click()
    await expect(page).toHaveURL(/\/item\/\d+\?mall_web_user=sunin21$/)
    await page.goBack()
    await expect(page).toHaveURL(/[?&]sort=(low|2)&mall_web_user=sunin21$/)
    await shopOf(page).getByRole('link', { name: '저울 전체에서 보기' }).click()
    await expect(page).toHaveURL(new RegExp(`${graphicsCards}\\?sort=(low|2)$`))
    await expect(shopOf(page)).toHaveCount(0)
  })
}

test('one that cannot be loaded says so, and loads on retry', async ({ page, sites }) => {
  await sites.misbehave({ getMinishop: { status: 500 } })
  await page.goto(`${sites.desktop}/?mall_web_user=sunin21`)
  await hydrated(page)
  await expect(shopOf(page).getByRole('alert')).toContainText('미니샵 정보를 불러오지 못했어요')
  await sites.misbehave({ getMinishop: {} })
  await shopOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(shopOf(page)).toContainText('선인컴퓨터21')
})

test('the zzim of a minishop is kept, and undone with a word when it fails', async ({
  page,
  sites,
  allowErrors,
}) => {
  allowErrors(failedWith(500))
  await logIn(page, sites.desktop)
  await page.goto(`${sites.desktop}/?mall_web_user=ramdepot`)
  await hydrated(page)
  const zzim = shopOf(page).getByRole('button', { name: /미니샵 찜/ })
  await zzim.click()
  await expect(zzim).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await hydrated(page)
  await expect(zzim).toHaveAttribute('aria-pressed', 'true')
  await sites.misbehave({ setMinishopZzim: { status: 500 } })
  await zzim.click()
  await expect(shopOf(page).getByRole('status')).toHaveText('찜을 저장하지 못해 되돌렸어요.')
  await expect(zzim).toHaveAttribute('aria-pressed', 'true')
})
