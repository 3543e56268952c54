import type { Page } from '@playwright/test'
import { graphicsCards, hydrated, listPage, numberIn } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'

const shop = 'idx_b_manager=3'
const shopOf = (page: Page) => page.getByRole('region', { name: '미니샵' })

async function itemOf(page: Page): Promise<string> {
  const href = await page
    .getByRole('region', { name: '상품 목록' })
    .locator('h2 a')
    .first()
    .getAttribute('href')
  return href ?? ''
}

test('a way within a minishop stays there in a new tab and after a reload too', async ({
  page,
  context,
  sites,
}) => {
  await page.goto(`${sites.desktop}${graphicsCards}?${shop}`)
  await hydrated(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('region', { name: '상품 목록' })
      .locator('h2 a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/\/item\/\d+\?idx_b_manager=3$/)
  await expect(shopOf(tab)).toContainText('선인컴퓨터21')
  await tab.reload()
  await expect(shopOf(tab)).toContainText('선인컴퓨터21')
})

test('a list of a minishop crosses to the other site, and says which address stands for it', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.desktop}${graphicsCards}?${shop}&sort=low`)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${sites.desktop}${graphicsCards}?${shop}`)
  const item = await itemOf(page)
  await page.getByRole('link', { name: /화면으로 보기$/ }).click()
  await expect(page).toHaveURL(`${sites.mobile}${graphicsCards}?${shop}&sort=low`)
  await expect(shopOf(page)).toContainText('선인컴퓨터21')
  await page.context().clearCookies()
  await page.goto(sites.desktop + item)
  await expect(canonical).toHaveAttribute('href', /\/item\/\d+$/)
})

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

  test('so it is on the phone', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}${graphicsCards}?${shop}`)
    const { sorts } = mobileListPage(page)
    await sorts.selectOption('높은가격순')
    await page.getByRole('button', { name: '적용' }).click()
    await expect(page).toHaveURL(/(?=.*sort=high)(?=.*idx_b_manager=3)/)
    await expect(shopOf(page)).toContainText('선인컴퓨터21')
    await page.getByRole('link', { name: '검색', exact: true }).first().click()
    await page.getByLabel('상품 검색').fill('rtx')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?(?=.*keyword=rtx)(?=.*idx_b_manager=3)/)
  })
})

test('filters of a minishop count its own goods in the sheet of the phone', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${sites.mobile}${graphicsCards}?${shop}`)
  await hydrated(page)
  const { total, filters, sheet, show } = mobileListPage(page)
  const all = await numberIn(total)
  await filters.click()
  const row = sheet.getByRole('checkbox', { disabled: false, checked: false }).first()
  const count = await numberIn(row.locator('xpath=ancestor::label').locator('small'))
  expect(count).toBeLessThanOrEqual(all)
  await row.check()
  await expect(show).toHaveText(`결과 ${count.toLocaleString('ko')}개 보기`)
  await show.click()
  await expect(total).toHaveText(`총 ${count.toLocaleString('ko')}개`)
  await expect(page).toHaveURL(/idx_b_manager=3/)
})
