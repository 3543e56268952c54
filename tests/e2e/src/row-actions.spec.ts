import type { Page } from '@playwright/test'
import { graphicsCards, rowsOn } from './list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

/** Locators in the first product's row. */
function firstRow(page: Page) {
  const row = rowsOn(page).first()
  return {
    row,
    name: row.getByRole('heading').getByRole('link'),
    compare: row.getByRole('button', { name: /비교$/ }),
    wish: row.getByRole('button', { name: /찜$/ }),
  }
}

/** Logs in a member of the mock. */
const login = (page: Page, url: string, member = 2) =>
  page.context().addCookies([{ name: 'auth_token', value: `jeoul-mock-token-${member}`, url }])

test.describe('비교 and 찜 in the rows of a list', () => {
  test('a product is picked for comparison and removed, by mouse and by key, and the tray is kept on the device', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await settled(page)
    const { compare, name } = firstRow(page)
    await expect(compare).toHaveAccessibleName(`${await name.innerText()} 비교`)
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await settled(page)
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await name.focus()
    await page.keyboard.press('c')
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('c')
    await expect(rowsOn(page).getByRole('button', { pressed: true })).toHaveCount(1)
  })

  test('saved products show at once, and on the next visit', async ({ page, sites }) => {
    await login(page, sites.desktop)
    await page.goto(sites.desktop + graphicsCards)
    await settled(page)
    const { wish } = firstRow(page)
    await sites.misbehave({ createWishItem: { delay: 400 } })
    const saved = page.waitForResponse(/\/wish\/\d+\/items$/)
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await saved
    await page.reload()
    await settled(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    const taken = page.waitForResponse(/\/wish\/items\/\d+$/)
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await taken
  })
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the buttons are large enough for a thumb, and do not open the product', async ({ page, sites }) => {
    await login(page, sites.mobile, 3)
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { compare, wish } = firstRow(page)
    for (const button of [compare, wish]) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.tap()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await button.tap()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    }
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
  })
})
