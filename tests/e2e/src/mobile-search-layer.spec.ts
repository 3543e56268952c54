import type { Page } from '@playwright/test'
import { compose, composeAll, graphic } from './compose.ts'
import { holdLateScripts } from './late-scripts.ts'
import { graphicsCards } from './list-page.ts'
import { expectTop, loadPages, rowsOf, topOf } from './mobile-list-page.ts'
import { hydrated, settled } from './page-life.ts'
import { addressOf, searchDialog, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function openSearch(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  const search = { ...searchDialog(page), ...searchPage(page) }
  await search.bar.tap()
  await expect(search.dialog).toBeVisible()
  return search
}

test.describe('the search layer', () => {
  test('opens by bar and magnifier, with the focus in its box; Back closes it', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await settled(page)
    await loadPages(page, 2)
    const rows = await rowsOf(page)
    const row = rows[40] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, -200))
    const search = searchDialog(page)
    for (const way of ['bar', 'magnifier'] as const) {
      await search[way].tap()
      await expect(searchPage(page).box, way).toBeFocused()
      const top = await topOf(page, row)
      const { x, y, width, height } = (await search.dialog.boundingBox()) ?? {}
      expect([x, y, width, height], way).toEqual([0, 0, 390, 844])
      await page.goBack()
      await expect(search.dialog, way).toBeHidden()
      await expectTop(page, row, top)
      expect(await rowsOf(page), way).toEqual(rows)
    }
  })

  test('its button and Escape close it, Back then leaves the page, and a discarded tab shows the page below', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.mobile)
    const { dialog, close, bar, box, tab } = await openSearch(page, sites.mobile + graphicsCards)
    await box.fill('그래픽')
    await expect(tab('자동완성')).toHaveAttribute('aria-selected', 'true')
    await close.tap()
    await expect(dialog).toBeHidden()
    await expect(bar).toBeFocused()
    await bar.tap()
    await expect(box, 'the next search begins with nothing typed').toHaveValue('')
    await expect(tab('인기 검색어')).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${sites.mobile}/`)

    await openSearch(page, sites.mobile + graphicsCards)
    await page.reload()
    await settled(page)
    await expect(dialog).toBeHidden()
  })

  test('contains the keyword of results, and closes if it is searched again', async ({ page, sites }) => {
    await page.goto(sites.mobile)
    await page.goto(sites.mobile + searchFor('rtx'))
    await settled(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /검색어 바꾸기/ })
      .tap()
    const { box } = searchPage(page)
    await expect(box).toHaveValue('rtx')
    await box.press('Enter')
    await expect(searchDialog(page).dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${sites.mobile}/`)
  })
})

test.describe('"Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords"', () => {
  test('popular keywords, with their changes; opening one replaces the layer', async ({ page, sites }) => {
    const { layer, options, tab, heading, dialog } = await openSearch(page, sites.mobile + graphicsCards)
    await expect(tab('인기 검색어')).toHaveAttribute('aria-selected', 'true')
    await expect(options).toHaveCount(10)
    await expect(layer.getByText('유지').first()).toBeVisible()
    await options.filter({ hasText: '그래픽카드' }).tap()
    await expect(heading).toHaveText('‘그래픽카드’ 검색 결과')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect(dialog).toBeHidden()
  })
})

test.describe('an input method', () => {
  test('"Composition events never lose or double a letter"', async ({ page, sites }) => {
    const { box, options, heading } = await openSearch(page, sites.mobile)
    await composeAll(page, graphic)
    await expect(box).toHaveValue('그래픽')
    const { commit } = await compose(page, ['ㅋ', '카'])
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('그래픽카')
    // Enter after a composition searches once, for the whole text.
    const before = await page.evaluate(() => history.length)
    await commit('카')
    await box.press('Enter')
    await expect(heading).toHaveText('‘그래픽카’ 검색 결과')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=그래픽카')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('the box of the search page behaves alike', async ({ page, sites }) => {
    await page.goto(`${sites.mobile}/search`)
    await hydrated(page)
    const { box, options, heading } = searchPage(page)
    await box.tap()
    await composeAll(page, graphic)
    await expect(box).toHaveValue('그래픽')
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await box.press('Enter')
    await expect(heading).toHaveText('‘그래픽’ 검색 결과')
  })
})

test('before its scripts have come, the first press opens it as soon as they have', async ({
  page,
  sites,
}) => {
  const release = await holdLateScripts(page)
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const { bar, dialog } = searchDialog(page)
  await bar.tap()
  release()
  await expect(searchPage(page).box).toBeFocused()
  await expect(page).toHaveURL(sites.mobile + graphicsCards)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(sites.mobile + graphicsCards)
})
