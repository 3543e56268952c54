import type { Page } from '@playwright/test'
import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { loadPages, mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'
import { failedWith } from './test.ts'

/** Locators in the first product's row. */
function firstRow(page: Page) {
  const row = page.locator('[data-item]').first()
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
  test('compare is picked and taken back, by mouse and by key, and kept on the device', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { compare, name } = firstRow(page)
    await expect(compare).toHaveAccessibleName(`${await name.innerText()} 비교`)
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await hydrated(page)
    await page.mouse.move(9, 9)
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await name.focus()
    await page.keyboard.press('c')
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('c')
    await expect(page.locator('[data-item] [aria-pressed=true]')).toHaveCount(1)
  })

  test('a press before the scripts are there counts', async ({ page, sites }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/assets\/react-.*\.js/, async route => {
      await scripts.promise
      await route.continue()
    })
    // The small script that records presses loads the others.
    const asked = page.waitForRequest(/assets\/react-.*\.js/)
    await page.goto(sites.desktop + graphicsCards, { waitUntil: 'commit' })
    await asked
    const { compare } = firstRow(page)
    await compare.click()
    scripts.resolve()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  })

  test('what a member saves shows at once, and on the next visit', async ({ page, sites }) => {
    await login(page, sites.desktop)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { wish } = firstRow(page)
    await sites.misbehave({ createWishItem: { delay: 400 } })
    const saved = page.waitForResponse(/\/wish\/\d+\/items$/)
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await saved
    await page.reload()
    await hydrated(page)
    await page.mouse.move(9, 9)
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    const taken = page.waitForResponse(/\/wish\/items\/\d+$/)
    await wish.click()
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await taken
  })

  test('a double press leaves a product as it was, whatever the host does in between', async ({
    page,
    sites,
  }) => {
    await login(page, sites.desktop, 3)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await page.mouse.move(9, 9)
    const { wish } = firstRow(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await wish.dblclick()
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
  })

  test('one that fails is undone with a word, which can be closed', async ({ page, sites, allowErrors }) => {
    allowErrors(failedWith(500))
    await login(page, sites.desktop)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await page.mouse.move(9, 9)
    const { wish } = firstRow(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await sites.misbehave({ createWishItem: { status: 500 } })
    await wish.click()
    const word = page.getByRole('status').filter({ hasText: '찜을 바꾸지 못해 되돌렸어요' })
    await expect(word).toBeVisible()
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await word.getByRole('button', { name: '닫기' }).click()
    await expect(word).toHaveCount(0)
  })

  test('a press after the login has ended is kept on the device', async ({ page, sites, allowErrors }) => {
    allowErrors(failedWith(401))
    await login(page, sites.desktop)
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await page.mouse.move(9, 9)
    const { wish } = firstRow(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'false')
    await sites.misbehave({ createWishItem: { status: 401 } })
    await wish.click()
    await expect(page.getByText('이 기기에 담아 뒀어요.')).toBeVisible()
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
  })

  test('the results of a search have them, too', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}/search?keyword=rtx`)
    await hydrated(page)
    const { compare } = firstRow(page)
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await listPage(page).sorts.getByRole('link', { name: '낮은가격순' }).click()
    await expect(page).toHaveURL(/sort=low/)
    await expect(page.locator('[data-act=compare][aria-pressed=false]').first()).toBeVisible()
  })
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('they are within reach of a thumb, and do not open the product', async ({ page, sites }) => {
    await login(page, sites.mobile, 3)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
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

  test('rows that are loaded later know how they stand, too', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 2)
    const { cards } = mobileListPage(page)
    const later = cards.nth(45).getByRole('button', { name: /비교$/ })
    await later.tap()
    await expect(later).toHaveAttribute('aria-pressed', 'true')
    await expect(cards.nth(46).getByRole('button', { name: /비교$/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })
})
