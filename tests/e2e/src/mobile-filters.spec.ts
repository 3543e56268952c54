import type { Page } from '@playwright/test'
import { graphicsCards, numberIn } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.describe('the filter sheet', () => {
  test('counts during choosing, its button shows the products, and one Back returns to the previous list', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, show, chips, total, names } = mobileListPage(page)
    await names.nth(9).scrollIntoViewIfNeeded()
    await filters.tap()
    await expect(sheet).toBeVisible()
    await expect(show).toHaveText(`결과 ${await numberIn(total)}개 보기`)
    const asus = sheet.getByRole('checkbox', { name: /^ASUS/ })
    const promised = Number(
      (await sheet.getByText(/^ASUS/).locator('..').locator('small').innerText()).replace(',', ''),
    )
    await asus.check()
    await expect(show).toHaveText(`결과 ${promised}개 보기`)
    const fold = sheet.getByRole('button', { name: /^메모리 용량/ })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.tap()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(fold).toBeFocused()
    const memory = sheet.getByRole('group', { name: '메모리 용량' }).getByRole('checkbox', { name: /^16GB/ })
    await memory.check()
    await expect(show).not.toHaveText(`결과 ${promised}개 보기`)
    const shown = await numberIn(show)
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(filters).toBeFocused()
    await expect(page).toHaveURL(/\?maker=\d+&spec=memory:16gb$/)
    await expect(total).toHaveText(`총 ${shown}개`)
    await expect(names.first()).toContainText('ASUS')
    await expect(filters).toContainText('2')
    for (const name of [/ASUS/, /16GB/])
      await expect(chips.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    // One step back from what the sheet showed is the list before.
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect(sheet).toBeHidden()
    await page.goForward()
    await expect(total).toHaveText(`총 ${shown}개`)
    await chips.getByRole('link', { name: /16GB/ }).tap()
    await expect(total).toHaveText(`총 ${promised}개`)
    // The pressed chip is gone: the focus is on the next one, and in the end on the list.
    const last = chips.getByRole('link', { name: /ASUS/ })
    await expect(last).toBeFocused()
    await last.press('Enter')
    await expect(page.locator('#products')).toBeFocused()
  })

  test('closes on Back, which undoes the choices made in it', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, total } = mobileListPage(page)
    const all = await total.innerText()
    await filters.tap()
    await sheet.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(total).not.toHaveText(all)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect(total).toHaveText(all)
    await expect(filters).toBeFocused()
  })

  test('stays open in a reload, over cards with their variants', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, cards } = mobileListPage(page)
    const variants = cards.getByRole('list', { name: '다른 구성' }).getByRole('link')
    await expect(variants).not.toHaveCount(0)
    const texts = await variants.allTextContents()
    expect(texts.filter(text => !/원|예정|품절/.test(text))).toEqual([])
    await filters.tap()
    await expect(sheet).toBeVisible()
    // Page checks report a hydration mismatch.
    await page.reload()
    await hydrated(page)
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: /^ASUS/ })).toBeEnabled()
    await page.goBack()
    await expect(sheet).toBeHidden()
  })

  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    Esc: page => page.keyboard.press('Escape'),
    'its button': page => page.getByRole('button', { name: '닫기' }).tap(),
    async 'a press beside it'(page) {
      // Sooner, it would be the second press of a double tap.
      await page.waitForTimeout(600)
      await page.touchscreen.tap(200, 20)
    },
  }
  test('closes on Esc, by its button and by a press outside; Back then leads to the page before the list', async ({
    page,
    sites,
  }) => {
    const { filters, sheet } = mobileListPage(page)
    for (const [way, close] of Object.entries(ways)) {
      await page.goto(`${sites.mobile}/`)
      await page.goto(sites.mobile + graphicsCards)
      await hydrated(page)
      await filters.tap()
      await expect(sheet).toBeVisible()
      await close(page)
      await expect(sheet, way).toBeHidden()
      await expect(filters).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(`${sites.mobile}/`)
    }
  })
})
