import type { Page } from '@playwright/test'
import { boxOf } from './box-of.ts'
import { comparePage, itemsToCompare } from './compare-page.ts'
import { graphicsCards, hydrated } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

const lost = '연결이 끊겼어요. 다시 연결되면 이어서 할게요.'

/** From now on these scripts do not come before they are released. */
async function holdScripts(page: Page, scripts = /assets\/.*\.js$/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async route => {
    await released
    // A page that was left meanwhile does not need them any more.
    await route.continue().catch(() => {})
  })
  return release
}

/** Opens a page without its scripts. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return release
}

test.describe('before any script has loaded', () => {
  test('regression: a lost connection led to the browser’s error page, and lost scripts were never loaded again', async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest, /Failed to load resource/)
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const failed = page.waitForEvent('requestfailed', request => request.url().includes('entry-client'))
    await context.setOffline(true)
    release()
    await failed
    await page.getByRole('button', { name: '검색', exact: true }).first().click()
    await expect(page.getByText(lost)).toBeInViewport()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
    const wish = page.getByRole('button', { name: / 찜$/ }).first()
    await wish.click()
    await expect(page.getByText(lost)).toBeInViewport()

    await context.setOffline(false)
    await expect(page.getByText(lost)).toBeHidden()
    await hydrated(page)
    await expect(wish).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(sites.desktop + graphicsCards)

    // A login is on another site: no script of ours moves there.
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: '로그인', exact: true }).click()
    await expect(page.getByText(lost)).toBeInViewport()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: '저울회원1님 메뉴' })).toBeVisible()
  })

  test('regression: the menu stayed empty when it was opened', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    await page.getByRole('button', { name: '전체 카테고리' }).click()
    release()
    const menu = page.getByRole('navigation', { name: '전체 카테고리' })
    await expect(menu.getByRole('link', { name: 'SSD', exact: true })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('regression: the press that opens the filters was lost', async ({ page, sites }) => {
      const release = await openWithoutScripts(page, sites.mobile + graphicsCards)
      const { filters, sheet } = mobileListPage(page)
      await filters.tap()
      await expect(filters).toHaveCSS('opacity', '0.5')
      release()
      await expect(sheet).toBeVisible()
    })
  })
})

test.describe('before the scripts of the first interaction have loaded, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('regression: a product waited for them, and the click on an ad was lost with its page', async ({
    page,
    sites,
  }) => {
    const release = await holdScripts(page, /assets\/(enhancements|item)-[^/]+\.js$/)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const ad = page.locator('[data-ad^=sam006] h2 a').first()
    const name = await ad.innerText()
    await ad.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const reported = page.waitForRequest(/\/ga4\/v1\/ads\/sam006\/click\/\d+/)
    release()
    await hydrated(page)
    await page.getByRole('main').click({ position: { x: 1, y: 1 } })
    await reported

    await page.goBack()
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
  })
})

test.describe('regression: the note of a lost connection lay over products that were picked to compare', () => {
  const edgesOf = async (page: Page, site: string, mainUrl: string) => {
    const { one } = await itemsToCompare(mainUrl)
    await page.goto(site + graphicsCards)
    await hydrated(page)
    await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).click()
    const { tray } = comparePage(page)
    await expect(tray).toBeVisible()
    await page.context().setOffline(true)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /화면으로 보기$/ })
      .dispatchEvent('click')
    const note = page.getByRole('alert').filter({ hasText: lost })
    await expect(note).toBeVisible()
    return { note: await boxOf(note), tray: await boxOf(tray) }
  }

  test('on the desktop', async ({ page, sites, allowErrors }) => {
    allowErrors(lostRequest, /Failed to load resource/)
    const { note, tray } = await edgesOf(page, sites.desktop, sites.mock.mainUrl)
    expect(note.bottom).toBeLessThanOrEqual(tray.y)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('above their button', async ({ page, sites, allowErrors }) => {
      allowErrors(lostRequest, /Failed to load resource/)
      const { note, tray } = await edgesOf(page, sites.mobile, sites.mock.mainUrl)
      expect(note.bottom).toBeLessThanOrEqual(tray.y)
    })
  })
})
