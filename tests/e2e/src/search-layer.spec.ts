import type { Page } from '@playwright/test'
import { compose, composeAll, graphic } from './compose.ts'
import { hydrated } from './page-life.ts'
import { addressOf, remembered, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'

async function openLayer(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  const search = searchPage(page)
  await search.box.click()
  await expect(search.layer).toBeVisible()
  return search
}

test.describe('the keyboard', () => {
  test('Tab moves through tabs and buttons and out again; Escape and a press elsewhere close the layer', async ({
    page,
    sites,
  }) => {
    await page.goto(sites.desktop + searchFor('ssd'))
    await hydrated(page)
    await remembered(page, 'ssd')
    const { tab, options, layer } = await openLayer(page, sites.desktop)
    await expect(options).toHaveText(['ssd'])
    const reached: string[] = []
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(reached).toEqual(['', '최근 검색어', '', '전체 삭제', '저장 끄기'])
    await page.keyboard.press('Tab')
    await expect(layer).toBeHidden()

    await openLayer(page, sites.desktop)
    await tab('최근 검색어').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('인기 검색어')).toBeFocused()
    await expect(options).toHaveCount(10)
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(searchPage(page).box).toBeFocused()

    await openLayer(page, sites.desktop)
    await page.getByRole('contentinfo').click()
    await expect(layer).toBeHidden()
  })
})

test.describe('an input method', () => {
  test('"Composition events never lose or double a letter"', async ({ page, sites }) => {
    const { box, options } = await openLayer(page, sites.desktop)
    await composeAll(page, graphic)
    await expect(box).toHaveValue('그래픽')
    const { commit } = await compose(page, ['ㅋ', '카'])
    await expect(box).toHaveValue('그래픽카')
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('그래픽카')
    // Enter after a composition searches once, for the whole text.
    const before = await page.evaluate(() => history.length)
    await commit('카')
    await box.press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=그래픽카')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('a composition continues while completions arrive and are stepped through', async ({
    page,
    sites,
  }) => {
    const { box, options, marked } = await openLayer(page, sites.desktop)
    const { commit } = await compose(page, ['ㄱ', '그', '글', '그랲'])
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await box.press('ArrowDown')
    await expect(marked).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('그랲')
    await commit('그래픽')
    await expect(box).toHaveValue('그래픽')
    await expect(marked).toHaveCount(0)
  })
})
