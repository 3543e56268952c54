/**
 * What a shopper may rely on from the moment that a page is painted, whatever of its scripts has come. Beside this list:
 * pages without scripts (`without-scripts`), scripts that are lost (`lost-scripts`), lost lines (`failures`, `mobile-lost-line`),
 * pages read offline (`offline`), 내 결제가 (`personal-price`), Back after many products (`mobile-list-return`), and axe and
 * hydration on every page (`every-page`). That nothing moves by more than 0.1 is checked in all of them.
 */

import type { Page } from '@playwright/test'
import { boxOf } from './box-of.ts'
import { comparePage, itemsToCompare } from './compare-page.ts'
import { openWithoutScripts, scripts } from './late-scripts.ts'
import { graphicsCards, listPage } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

type Site = 'desktop' | 'mobile'
const sitesOfShoppers = ['desktop', 'mobile'] as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const products = (page: Page) =>
  page.getByRole('region', { name: '상품 목록' }).getByRole('heading', { level: 2 })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /찜$/ })
const picks = (page: Page) => page.getByRole('main').getByRole('button', { name: /비교$/ })
const saved = (page: Page) => page.getByRole('main').getByRole('button', { name: /찜$/, pressed: true })
const picked = (page: Page) => page.getByRole('main').getByRole('button', { name: /비교$/, pressed: true })

/** Presses something on a page the moment that it is painted, on a processor four times as slow. */
async function pressWhenPainted(page: Page, address: string, press: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await press()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

interface EarlyPress {
  readonly name: string
  press(page: Page, site: Site): Promise<unknown>
  /** Expects that it counted, and only once. */
  counted(page: Page, site: Site): Promise<unknown>
}

/** Expects the choice in the address, and the list before it one Back away. */
async function expectOneChoice(page: Page, choice: RegExp): Promise<void> {
  await expect(page).toHaveURL(choice)
  await settled(page)
  await expect(page).toHaveURL(choice)
  await page.goBack()
  await expect(page).toHaveURL(/\/list\/\d+$/)
  await expect(products(page).first()).toBeVisible()
}

const earlyPresses: readonly EarlyPress[] = [
  {
    name: 'a heart',
    press: page => hearts(page).first().click(),
    async counted(page) {
      await expect(saved(page).first()).toBeVisible()
      await settled(page)
      await page.goto(new URL('/wish', page.url()).href)
      await expect(saved(page)).toHaveCount(1)
    },
  },
  {
    name: '비교',
    press: page => picks(page).first().click(),
    async counted(page, site) {
      const { tray } = comparePage(page)
      await expect(picked(page).first()).toBeVisible()
      await settled(page)
      await expect(tray).toContainText(site === 'desktop' ? '하나 더 골라 주세요.' : '1')
      await expect(picked(page).first()).toBeVisible()
    },
  },
  {
    name: 'a tick',
    press: page => page.getByRole('checkbox', { name: '카드 가격 기준' }).check(),
    async counted(page) {
      await expect(page.getByText(/카드 최저가/).first()).toBeVisible()
      await expectOneChoice(page, /\?type=card$/)
      await expect(page.getByRole('checkbox', { name: '카드 가격 기준' })).not.toBeChecked()
    },
  },
  {
    name: 'another order',
    press: (page, site) =>
      site === 'desktop'
        ? listPage(page).sorts.getByRole('link', { name: '낮은가격순' }).click()
        : mobileListPage(page).sorts.selectOption('낮은가격순'),
    counted: page => expectOneChoice(page, /\?sort=low$/),
  },
  {
    name: 'a filter',
    async press(page, site) {
      const { filters, sheet, show } = mobileListPage(page)
      const inPanel = site === 'desktop' ? listPage(page).filters : sheet
      if (site === 'mobile') await filters.click()
      await inPanel.getByRole('checkbox', { name: /^ASUS/ }).check()
      if (site === 'mobile') await show.click()
    },
    async counted(page) {
      await expect(products(page).first()).toContainText('ASUS')
      await expectOneChoice(page, /\?maker=\d+$/)
    },
  },
]

for (const site of sitesOfShoppers) {
  test.describe(`on the ${site} site`, () => {
    if (site === 'mobile') test.use(phone)

    for (const { name, press, counted } of earlyPresses) {
      test(`${name}, pressed the moment a list is painted on a slow processor, counts once`, async ({
        page,
        sites,
      }) => {
        await pressWhenPainted(page, sites[site] + graphicsCards, () => press(page, site))
        await counted(page, site)
      })
    }

    test('the tick for a comparison, pressed the moment a product is painted on a slow processor, counts once', async ({
      page,
      sites,
    }) => {
      const { one } = await itemsToCompare(sites.mock.mainUrl)
      const { box, tray } = comparePage(page)
      await pressWhenPainted(page, `${sites[site]}/item/${one.item_id}`, () => box.check())
      await expect(tray).toBeVisible()
      await settled(page)
      await expect(box).toBeChecked()
    })

    test('the words that the server sent stay through the first press and all that comes then', async ({
      page,
      sites,
    }) => {
      const { one } = await itemsToCompare(sites.mock.mainUrl)
      for (const path of [graphicsCards, `/item/${one.item_id}`]) {
        const release = await openWithoutScripts(page, sites[site] + path)
        const served = page.locator('h1, h2, main a, header a, nav a').filter({ visible: true })
        const words = await served.allInnerTexts()
        const elements = await served.elementHandles()
        await page.getByRole('main').click({ position: { x: 1, y: 1 } })
        release()
        await settled(page)
        const left: string[] = []
        for (const [place, element] of elements.entries()) {
          if (!(await element.evaluate(node => node.isConnected))) left.push(words[place] ?? '')
        }
        expect(left, path).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })

    test('Back leads to the exact place, also after a reload', async ({ page, sites }) => {
      await page.goto(sites[site] + graphicsCards)
      await settled(page)
      const name = (await products(page).nth(14).textContent()) ?? ''
      const link = products(page).getByRole('link', { name, exact: true })
      // Scrolls to it, and waits until the rows stand still.
      await link.hover()
      const topNow = async () => (await boxOf(link)).y
      const visit = async () => {
        await link.click()
        await expect(page.getByRole('heading', { name: '몰별 가격' })).toBeVisible()
      }
      const expectTop = (top: number) =>
        expect(async () => expect(Math.abs((await topNow()) - top)).toBeLessThanOrEqual(1)).toPass({
          timeout: 10_000,
        })
      const top = await topNow()
      await visit()
      await page.goBack()
      await expectTop(top)
      await visit()
      await page.reload()
      await hydrated(page)
      await page.goBack()
      await expectTop(top)
      await page.reload()
      await expect(link).toBeInViewport()
    })
  })
}

test.describe('before any script has come', () => {
  test('regression: scripts that a lost line took were never loaded again; a heart pressed meanwhile counts when they come', async ({
    page,
    sites,
    context,
    allowErrors,
  }) => {
    allowErrors(lostRequest, /Failed to load resource/)
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const failed = page.waitForEvent('requestfailed', request => scripts.test(request.url()))
    await context.setOffline(true)
    release()
    await failed
    await hearts(page).first().click()
    await expect(products(page).first()).toBeVisible()
    await context.setOffline(false)
    await settled(page)
    await expect(saved(page).first()).toBeVisible()
    await expect(page).toHaveURL(sites.desktop + graphicsCards)
  })

  test('ticks, presses and choices are not lost', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    const asus = listPage(page).filters.getByRole('checkbox', { name: /^ASUS/ })
    const sizes = page.getByRole('combobox', { name: '한 페이지에 볼 상품 수' })
    await picks(page)
      .and(page.getByRole('button', { name: /ASUS/ }))
      .first()
      .click()
    await sizes.selectOption('60')
    await asus.check()
    release()
    await expect(page).toHaveURL(/(?=.*size=60)(?=.*maker=\d+)/)
    await expect(sizes).toHaveValue('60')
    await expect(asus).toBeChecked()
    await expect(picked(page)).not.toHaveCount(0)
  })

  test('regression: the menu stayed empty when it was opened', async ({ page, sites }) => {
    const release = await openWithoutScripts(page, sites.desktop + graphicsCards)
    await page.getByRole('button', { name: '전체 카테고리' }).click()
    release()
    const menu = page.getByRole('navigation', { name: '전체 카테고리' })
    await expect(menu.getByRole('link', { name: 'SSD', exact: true })).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('regression: the press that opens the filters was lost', async ({ page, sites }) => {
      const release = await openWithoutScripts(page, sites.mobile + graphicsCards)
      const { filters, sheet } = mobileListPage(page)
      await filters.tap()
      release()
      await expect(sheet).toBeVisible()
    })

    test('a press on 더 보기 loads more', async ({ page, sites }) => {
      const release = await openWithoutScripts(page, sites.mobile + graphicsCards)
      const { cards, more } = mobileListPage(page)
      const before = await cards.count()
      await more.dispatchEvent('click')
      release()
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 30)
    })

    test('regression: a product waited for scripts', async ({ page, sites }) => {
      const release = await openWithoutScripts(page, sites.mobile + graphicsCards)
      const product = products(page).first().getByRole('link')
      const name = await product.innerText()
      await product.tap()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      release()
      await settled(page)
      await page.goBack()
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    })
  })
})
