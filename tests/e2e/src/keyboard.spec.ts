import type { Page } from '@playwright/test'
import { coreParts, graphicsCards, hydrated, listPage } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'

const nameOf = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Keys are listened to from the first sign of a visitor on: the first one is that sign. */
async function walk(page: Page, key = 'j') {
  await expect(async () => {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('[data-item]') !== null)).toBe(true)
  }).toPass()
}

/** Puts the focus on the first product. */
async function begin(page: Page) {
  await walk(page)
  await page.getByRole('region', { name: '상품 목록' }).getByRole('link').first().waitFor()
  await page.locator('[data-item] h2 a').first().focus()
}

test.describe('the keyboard walks a list', () => {
  test('down and up, by letters of both layouts and by arrows, and opens the product', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    const { names } = listPage(page)
    const [first = '', second, third] = await names.allTextContents()
    await begin(page)
    expect(await nameOf(page)).toBe(first)
    await page.keyboard.press('j')
    expect(await nameOf(page)).toBe(second)
    await page.keyboard.press('ArrowDown')
    expect(await nameOf(page)).toBe(third)
    // As the Korean layout gives it.
    await page.locator(':focus').dispatchEvent('keydown', { key: 'ㅏ' })
    expect(await nameOf(page)).toBe(second)
    await page.keyboard.press('ArrowUp')
    expect(await nameOf(page)).toBe(first)
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  })

  test('as far as it goes, with every product on screen', async ({ page, sites }) => {
    await page.goto(sites.desktop + coreParts)
    await hydrated(page)
    await begin(page)
    const rows = await listPage(page).rows.count()
    for (let row = 1; row < rows; row += 1) await page.keyboard.press('j')
    await expect(listPage(page).rows.last().getByRole('heading').getByRole('link')).toBeFocused()
    await expect(listPage(page).rows.last()).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('j')
    await expect(listPage(page).rows.last().getByRole('heading').getByRole('link')).toBeFocused()
  })

  test('from the filters and to the search', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await begin(page)
    await page.keyboard.press('f')
    const box = page.getByRole('checkbox', { name: /^ASUS/ })
    await expect(box).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: '상품 검색' })).toBeFocused()
    await page.keyboard.type('jk')
    await expect(page.getByRole('combobox', { name: '상품 검색' })).toHaveValue('jk')
  })

  test('in the results of a search', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}/search?keyword=rtx`)
    await hydrated(page)
    const second = await listPage(page).names.nth(1).innerText()
    await begin(page)
    await page.keyboard.press('j')
    expect(await nameOf(page)).toBe(second)
  })

  test('on the phone’s site, where f opens the sheet of filters', async ({ page, sites }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { sheet, cards } = mobileListPage(page)
    await begin(page)
    for (let row = 1; row < 8; row += 1) await page.keyboard.press('j')
    await expect(cards.nth(7).getByRole('link')).toBeFocused()
    await page.keyboard.press('f')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('j')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test.describe('the help on the keys', () => {
  test('opens on ?, and switches single characters off for good', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await hydrated(page)
    await begin(page)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: '키보드 단축키' })
    await expect(help).toBeVisible()
    await help.getByRole('checkbox', { name: '한 글자 단축키 쓰기' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.reload()
    await hydrated(page)
    // The footer's way to it works once keys are listened to.
    await page.getByRole('button', { name: '키보드 단축키' }).click()
    await expect(help).toBeVisible()
    await expect(help.getByRole('checkbox')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await page.locator('[data-item] h2 a').first().focus()
    await page.keyboard.press('j')
    expect(await nameOf(page)).toBe(await listPage(page).names.first().innerText())
    await page.keyboard.press('ArrowDown')
    expect(await nameOf(page)).toBe(await listPage(page).names.nth(1).innerText())
    await page.keyboard.press('?')
    await expect(help).toBeHidden()
  })
})
