import type { Page } from '@playwright/test'
import { graphicsCards, listPage, rowsOn } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { settled } from './page-life.ts'
import { expect, test } from './sites.ts'

const nameOf = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Focuses the first product. */
async function begin(page: Page) {
  await page.keyboard.press('j')
  await expect(rowsOn(page).first().getByRole('heading').getByRole('link')).toBeFocused()
}

test.describe('shortcuts on a list', () => {
  test('move down and up, on both layouts and by arrows, to the filters and the search, and open the product', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + graphicsCards)
    await settled(page)
    const { names } = listPage(page)
    const [first = '', second, third] = await names.allTextContents()
    await begin(page)
    expect(await nameOf(page)).toBe(first)
    await page.keyboard.press('j')
    expect(await nameOf(page)).toBe(second)
    await page.keyboard.press('ArrowDown')
    expect(await nameOf(page)).toBe(third)
    // As the Korean layout sends it.
    await page.locator(':focus').dispatchEvent('keydown', { key: 'ㅏ' })
    expect(await nameOf(page)).toBe(second)
    await page.keyboard.press('ArrowUp')
    expect(await nameOf(page)).toBe(first)
    await page.keyboard.press('f')
    await expect(page.getByRole('checkbox', { name: /^무료배송만/ })).toBeFocused()
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: '상품 검색' })
    await expect(search).toBeFocused()
    await page.keyboard.type('jk')
    await expect(search).toHaveValue('jk')
    await names.first().getByRole('link').focus()
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  })

  test('move through results to the end, with every product on screen', async ({ page, sites }) => {
    await page.goto(`${sites.desktop}/search?keyword=rtx`)
    await settled(page)
    await begin(page)
    const rows = await listPage(page).rows.count()
    for (let row = 1; row < rows; row += 1) await page.keyboard.press('j')
    await expect(listPage(page).rows.last().getByRole('heading').getByRole('link')).toBeFocused()
    await expect(listPage(page).rows.last()).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('j')
    await expect(listPage(page).rows.last().getByRole('heading').getByRole('link')).toBeFocused()
  })

  test('on the phone’s site, where f opens the filter sheet', async ({ page, sites }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    const { sheet } = mobileListPage(page)
    await begin(page)
    for (let row = 1; row < 8; row += 1) await page.keyboard.press('j')
    await expect(page.locator('[data-row]').nth(7).getByRole('heading').getByRole('link')).toBeFocused()
    await page.keyboard.press('f')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('j')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test.describe('the help on shortcuts', () => {
  test('opens on ?, and permanently disables single-character shortcuts', async ({ page, sites }) => {
    await page.goto(sites.desktop + graphicsCards)
    await settled(page)
    // A visitor's very first key counts.
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: '키보드 단축키' })
    await expect(help).toBeVisible()
    await help.getByRole('checkbox', { name: '한 글자 단축키 쓰기' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.reload()
    await settled(page)
    // The footer's button works once the listener is loaded.
    await page.getByRole('button', { name: '키보드 단축키' }).click()
    await expect(help).toBeVisible()
    await expect(help.getByRole('checkbox')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await rowsOn(page).first().getByRole('heading').getByRole('link').focus()
    await page.keyboard.press('j')
    expect(await nameOf(page)).toBe(await listPage(page).names.first().innerText())
    await page.keyboard.press('ArrowDown')
    expect(await nameOf(page)).toBe(await listPage(page).names.nth(1).innerText())
    await page.keyboard.press('?')
    await expect(help).toBeHidden()
  })
})
