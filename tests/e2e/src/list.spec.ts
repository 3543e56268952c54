import { graphicsCards, listPage } from './list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test.describe('the desktop list', () => {
  test('searches within the list and keeps typed text', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters, names, rows } = listPage(page)
    await filters.getByRole('searchbox').fill('  rtx   5090 ')
    await filters.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/kwd=rtx\+5090/)
    await expect(names.first()).toContainText('5090')
    await page.reload()
    await expect(filters.getByRole('searchbox')).toHaveValue('rtx 5090')

    // "At 200 % zoom and between 640 and 900 px: filters behind a button, picture 80 px, price below the name"
    await page.setViewportSize({ width: 640, height: 900 })
    await expect(filters).toBeHidden()
    const [picture, name, price] = await rows
      .first()
      .evaluate(row =>
        ['img', 'h2', '[data-price]'].map(part => row.querySelector(part)?.getBoundingClientRect()),
      )
    expect(picture?.width).toBe(80)
    expect(price?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN)
    expect(name?.width).toBeGreaterThan(400)
    await hydrated(page)
    await page.getByRole('button', { name: '필터', exact: true }).click()
    await expect(filters.getByRole('searchbox')).toBeVisible()
  })
})

test.describe('choices are in the address', () => {
  test('Back restores the earlier choice and its products, and the position after visiting another category', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { sorts, filters, names, rows } = listPage(page)
    const before = await names.allTextContents()
    await sorts.getByRole('link', { name: '신상품순' }).click()
    await expect(names).not.toHaveText(before)
    await filters.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(page).toHaveURL(/maker/)
    await page.goBack()
    await expect(filters.getByRole('checkbox', { name: /^ASUS/ })).not.toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    await expect(names).toHaveText(before)

    // Regression: Back from another category lost the place on the list.
    await rows.nth(15).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page
      .getByRole('navigation', { name: '같은 카테고리' })
      .getByRole('link', { name: 'CPU' })
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
    await expect(rows.first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeAttached()
    await expect(rows.nth(15)).toBeInViewport()
  })

  test('a filter stays under the pointer, and the first products are in view', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { filters, rows, busy } = listPage(page)
    const box = filters.getByRole('group', { name: '메모리 종류' }).getByRole('checkbox').first()
    await box.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 900)
    await expect(rows.first()).not.toBeInViewport()
    const place = async () => Math.round((await box.boundingBox())?.y ?? 0)
    const before = await place()
    await box.check()
    await expect(page).toHaveURL(/spec=/)
    await expect(busy).toHaveCount(0)
    await expect(rows.first()).toBeInViewport()
    expect(await place()).toBe(before)
  })
})
