import type { Page } from '@playwright/test'
import { comparePage, itemsToCompare } from './compare-page.ts'
import { belowNotch, haveNotch } from './layout-faults.ts'
import { graphicsCards } from './list-page.ts'
import { mobileListPage } from './mobile-list-page.ts'
import { hydrated } from './page-life.ts'
import { expect, type Sites, test } from './sites.ts'

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

/** Layers, and buttons that float over a page: its margins do not keep these clear of the notch. */
const layers: Readonly<Record<string, (page: Page, sites: Sites) => Promise<void>>> = {
  'the categories': async (page, { mobile }) => {
    await page.goto(`${mobile}/wish`)
    await hydrated(page)
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '카테고리' }).tap()
    await expect(page.getByRole('dialog', { name: '카테고리' }).getByRole('tab').first()).toBeVisible()
  },
  'the filters': async (page, { mobile }) => {
    await page.goto(mobile + graphicsCards)
    await hydrated(page)
    const { filters, show } = mobileListPage(page)
    await filters.tap()
    await expect(show).toBeVisible()
  },
  'the enlarged pictures': async (page, { mobile, mock }) => {
    const { one } = await itemsToCompare(mock.mainUrl)
    await page.goto(`${mobile}/item/${one.item_id}`)
    await hydrated(page)
    await page.getByRole('button', { name: /크게/ }).first().tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the button back to the top and the number of compared products': async (page, { mobile, mock }) => {
    const { one } = await itemsToCompare(mock.mainUrl)
    await page.goto(mobile + graphicsCards)
    await hydrated(page)
    await page.getByRole('button', { name: `${one.name} 비교`, exact: true }).tap()
    await expect(comparePage(page).tray).toBeVisible()
    await page.mouse.wheel(0, 5000)
    await expect(page.getByRole('button', { name: '맨 위로' })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(layers)) {
  test(`on a phone on its side, ${name} are clear of the notch`, async ({ page, sites }) => {
    await haveNotch(page)
    await open(page, sites)
    expect(await belowNotch(page)).toEqual([])
  })
}
