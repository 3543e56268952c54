import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { graphicsCards } from './list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: /^저울회원1.*메뉴$/ })
const menu = (page: Page) => page.getByRole('navigation', { name: '회원 메뉴' })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '로그인', exact: true })
const offer = (page: Page) => page.getByRole('dialog', { name: /^로그인이 (필요해요|풀렸어요)$/ })
const zzim = (page: Page, role: 'link' | 'button' = 'button') =>
  page.getByRole('region', { name: '미니샵' }).getByRole(role, { name: /^미니샵 찜/ })

async function logIn(page: Page, site: string, value = 'jeoul-mock-token-1') {
  await page.context().addCookies([{ name: 'auth_token', value, url: site }])
}

/** Opens a page, and waits until all of it is alive. */
async function visit(page: Page, url: string) {
  await page.goto(url)
  await settled(page)
}

for (const site of ['desktop', 'mobile'] as const) {
  test(`a login returns to the page, and the menu behind the name logs out: ${site}`, async ({
    page,
    sites,
  }) => {
    await visit(page, `${sites[site]}/?cate=12`)
    await loginLink(page).click()
    await expect(page).toHaveURL(`${sites[site]}/?cate=12`)
    await menuButton(page).press('Enter')
    await expect(menu(page).getByRole('link')).toHaveText(['찜', '견적', '최근 본', '로그아웃'])
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: '찜' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await menuButton(page).click()
    await menu(page).getByRole('link', { name: '로그아웃' }).click()
    await expect(loginLink(page)).toBeVisible()
    await expect(page).toHaveURL(`${sites[site]}/?cate=12`)
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    await expect.poll(names).not.toContain('auth_token')
  })
}

test('an action that needs a login is carried out after it, at the same place', async ({ page, sites }) => {
  const here = `${sites.mobile}${graphicsCards}?mall_web_user=sunin21`
  await visit(page, here)
  await zzim(page, 'link').click()
  await expect(offer(page)).toContainText('미니샵을 찜하려면 로그인해 주세요')
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: '나중에' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page).toHaveURL(here)
  await zzim(page, 'link').click()
  await page.evaluate(() => scrollTo(0, 700))
  await offer(page).getByRole('link', { name: '로그인' }).click()
  await expect(page).toHaveURL(here)
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(10)
  await expect(zzim(page)).toHaveAttribute('aria-pressed', 'true')
  await zzim(page).click()
  await expect(zzim(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a login that expires during a request is offered again, and the action is carried out after it', async ({
  page,
  sites,
}) => {
  const here = `${sites.desktop}${graphicsCards}?mall_web_user=sunin21`
  await logIn(page, sites.desktop)
  await visit(page, here)
  await expect(zzim(page)).toHaveAttribute('aria-pressed', 'false')
  await sites.misbehave({ setMinishopZzim: { status: 401 } })
  await zzim(page).click()
  await expect(offer(page)).toHaveCount(1)
  await expect(offer(page)).toContainText('미니샵을 찜하려면 다시 로그인해 주세요')
  await sites.misbehave({})
  await offer(page).getByRole('link', { name: '로그인' }).click()
  await expect(page).toHaveURL(here)
  await expect(zzim(page)).toHaveAttribute('aria-pressed', 'true')
  await zzim(page).click()
  await expect(zzim(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a tab follows the logout of another, and keeps typed text', async ({ page, sites, context }) => {
  await logIn(page, sites.desktop)
  await visit(page, sites.desktop + graphicsCards)
  const other = await context.newPage()
  await visit(other, sites.desktop)
  await other.locator('header input[name=keyword]').fill('그래픽')
  await expect(menuButton(other)).toBeVisible()
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: '로그아웃' }).click()
  await expect(loginLink(other)).toBeVisible()
  await expect(other.getByText('저울회원1')).toHaveCount(0)
  await expect(other.locator('header input[name=keyword]')).toHaveValue('그래픽')
  const kept = await other.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('저울회원1')
  expect(kept).not.toContain('jeoul-mock-token')
})
