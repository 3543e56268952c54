import type { Page } from '@playwright/test'
import { holdLateScripts } from './late-scripts.ts'
import { graphicsCards, rowsOn } from './list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Opens it with a visitor's very first press. */
async function openDrawer(page: Page) {
  await hydrated(page)
  const way = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '카테고리' })
  await way.tap()
  return { drawer: page.getByRole('dialog', { name: '카테고리' }), way }
}

test('it opens at the current category, and links to every category', async ({ page, sites }) => {
  await page.goto(sites.mobile + graphicsCards)
  const { drawer } = await openDrawer(page)
  await expect(drawer.getByRole('tab', { selected: true })).toBeFocused()
  await expect(drawer.getByRole('link', { name: '그래픽카드' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer.getByRole('link', { name: '그래픽카드' })).toBeInViewport()
  await drawer.getByRole('tab').nth(2).tap()
  const link = drawer.getByRole('tabpanel').getByRole('link').nth(2)
  const name = await link.innerText()
  await link.tap()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(sites.mobile + graphicsCards)
  await expect(drawer).toHaveCount(0)
})

test('Back, its button, Escape and a reload close it; the focus returns', async ({ page, sites }) => {
  await page.goto(sites.mobile + graphicsCards)
  const { drawer, way } = await openDrawer(page)
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(sites.mobile + graphicsCards)
  await way.tap()
  await drawer.getByRole('button', { name: '닫기' }).tap()
  await expect(drawer).toHaveCount(0)
  await way.tap()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(way).toBeFocused()

  // Reloaded, the page is there and not the drawer.
  await way.tap()
  await expect(drawer).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(drawer).toHaveCount(0)
})

test('it can be used by keyboard', async ({ page, sites }) => {
  await page.goto(sites.mobile)
  const { drawer } = await openDrawer(page)
  const tabs = drawer.getByRole('tab')
  await expect(tabs.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(drawer.getByRole('tabpanel')).toHaveAccessibleName(await tabs.nth(1).innerText())
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/list\/\d+$/)
})

test('it does not open for a visitor who has navigated before its script was loaded', async ({
  page,
  sites,
}) => {
  const release = await holdLateScripts(page)
  await page.goto(sites.mobile + graphicsCards)
  const { drawer } = await openDrawer(page)
  await rowsOn(page).getByRole('heading').getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/item\//)
  release()
  await settled(page)
  await expect(drawer).toHaveCount(0)
})
