import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { expect, test } from './sites.ts'

test('logging in leads back to where the shopper was, and out again', async ({ page, sites }) => {
  await page.goto(`${sites.desktop}${graphicsCards}?sort=low`)
  await hydrated(page)
  await listPage(page).filters.getByRole('checkbox', { name: /^ASUS/ }).check()
  await expect(page).toHaveURL(/maker=/)
  const here = page.url()
  await page.getByRole('link', { name: '로그인' }).click()
  await expect(page).toHaveURL(here)
  await expect(page.getByText('저울회원1')).toBeVisible()
  await page.getByRole('link', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(here)
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible()
})

test('an unknown token counts as not logged in', async ({ page, sites, context }) => {
  await context.addCookies([{ name: 'auth_token', value: 'nobody', url: sites.desktop }])
  const answer = await page.goto(sites.desktop + graphicsCards)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(listPage(page).rows.first()).toBeVisible()
})
