import type { Page } from '@playwright/test'
import { compose, composeAll, graphic } from './compose.ts'
import { graphicsCards, hydrated, listPage } from './list-page.ts'
import { addressOf, remembered, searchFor, searchPage } from './search-page.ts'
import { expect, test } from './sites.ts'
import { lostRequest } from './test.ts'

async function openLayer(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  const search = searchPage(page)
  await search.box.click()
  await expect(search.layer).toBeVisible()
  return search
}

test.describe('the search layer has three tabs', () => {
  test('popular keywords, and how their ranks changed', async ({ page, sites }) => {
    const { tab, options, layer, said } = await openLayer(page, sites.desktop)
    await expect(tab('인기 검색어')).toHaveAttribute('aria-selected', 'true')
    await expect(options).toHaveCount(10)
    await expect(layer.getByRole('img', { name: '상승' }).first()).toBeVisible()
    await expect(layer.getByText('유지').first()).toBeVisible()
    await expect(said).toHaveText('인기 검색어 10개')
    await options.first().click()
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await expect(layer).toBeHidden()
  })

  test('latest keywords: newest first, removed one by one and all, switched off', async ({ page, sites }) => {
    for (const keyword of ['모니터', 'ssd', '모니터 ']) {
      await page.goto(sites.desktop + searchFor(keyword))
      await hydrated(page)
      await remembered(page, keyword.trim())
    }
    const { box, tab, options, layer } = await openLayer(page, sites.desktop)
    await expect(tab('최근 검색어')).toHaveAttribute('aria-selected', 'true')
    await expect(options).toHaveText(['모니터', 'ssd'])
    await layer.getByRole('button', { name: '‘모니터’ 지우기' }).click()
    await expect(options).toHaveText(['ssd'])
    await layer.getByRole('button', { name: '전체 삭제' }).click()
    await expect(layer.getByText('최근 검색어가 없어요')).toBeVisible()
    await layer.getByRole('button', { name: '저장 끄기' }).click()
    await expect(layer.getByText('검색어를 저장하지 않고 있어요')).toBeVisible()
    await box.fill('키보드')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await openLayer(page, sites.desktop)
    await tab('최근 검색어').click()
    await expect(layer.getByText('검색어를 저장하지 않고 있어요')).toBeVisible()
    await layer.getByRole('button', { name: '저장 켜기' }).click()
    await expect(layer.getByText('최근 검색어가 없어요')).toBeVisible()
  })

  test('completions of initial consonants, of words half composed or mistyped, and of the wrong keys', async ({
    page,
    sites,
  }) => {
    const { box, tab, options, said } = await openLayer(page, sites.desktop)
    for (const typed of ['ㄱㄹㅍㅋㄷ', '그랲', '그래픾', 'rmfovlr', '그래 픽카드']) {
      await box.fill(typed)
      await expect(tab('자동완성')).toHaveAttribute('aria-selected', 'true')
      await expect(options.first(), typed).toHaveText(/^그래픽카드/)
      await expect(said).toHaveText(/^추천 검색어 \d+개$/)
      await box.fill('')
      await expect(tab('인기 검색어')).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('completions of Korean keys for English ones', async ({ page, sites }) => {
    const { box, options } = await openLayer(page, sites.desktop)
    await box.fill('ㅁ년')
    await expect(options.first()).toHaveText('ASUS')
    await expect(page.getByText('‘asus’ 추천 검색어예요.')).toBeVisible()
  })

  test('what nothing goes with says so, and can be searched for all the same', async ({ page, sites }) => {
    const { box, layer, said } = await openLayer(page, sites.desktop)
    await box.fill('zzzzzz')
    await expect(layer.getByText('추천 검색어가 없어요')).toBeVisible()
    await expect(said).toHaveText('추천 검색어가 없어요')
    await box.press('Enter')
    await expect(page).toHaveURL(/keyword=zzzzzz/)
  })
})

test.describe('the keyboard', () => {
  test('walks through the options, opens one, and the text stays what it was', async ({ page, sites }) => {
    const { box, options, marked, layer } = await openLayer(page, sites.desktop)
    await box.pressSequentially('그래픽')
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.press('ArrowDown')
    await expect(marked).toHaveText(/^그래픽카드/)
    await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
    await box.press('ArrowUp')
    await expect(marked).toHaveCount(0)
    await expect(box).toHaveValue('그래픽')
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(`${sites.desktop}${graphicsCards}`)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(layer).toBeHidden()
  })

  test('Escape closes the layer and keeps the text; an arrow opens it again', async ({ page, sites }) => {
    const { box, layer } = await openLayer(page, sites.desktop)
    await box.pressSequentially('그래픽')
    await box.press('Escape')
    await expect(layer).toBeHidden()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('그래픽')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.press('ArrowDown')
    await expect(layer).toBeVisible()
  })

  test('the Tab key goes through tabs and buttons, and out again', async ({ page, sites }) => {
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
  })

  test('a press elsewhere closes the layer', async ({ page, sites }) => {
    const { layer } = await openLayer(page, sites.desktop)
    await page.getByRole('contentinfo').click()
    await expect(layer).toBeHidden()
  })
})

test.describe('an input method', () => {
  test('"Composition events never lose or double a letter"', async ({ page, sites }) => {
    const { box, options } = await openLayer(page, sites.desktop)
    await composeAll(page, graphic)
    await expect(box).toHaveValue('그래픽')
    await compose(page, ['ㅋ', '카'])
    await expect(box).toHaveValue('그래픽카')
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('그래픽카')
  })

  test('a composition goes on while completions arrive and are walked through', async ({ page, sites }) => {
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

  test('Enter after a composition searches once, for the whole text', async ({ page, sites }) => {
    const { box } = await openLayer(page, sites.desktop)
    const before = await page.evaluate(() => history.length)
    const { commit } = await compose(page, ['ㅅ', 'ㅅㅅ', 'ㅅㅅㄷ'])
    await commit('ㅅㅅㄷ')
    await box.press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=ㅅㅅㄷ')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })
})

test.describe('before its scripts are there', () => {
  test('what was typed is not lost, and the box searches by itself', async ({ page, sites }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/search-layer-.*\.js/, async route => {
      await released
      await route.continue()
    })
    await page.goto(sites.desktop)
    await hydrated(page)
    const { box, options } = searchPage(page)
    await box.click()
    await page.keyboard.type('ㄱㄹㅍㅋㄷ')
    await expect(page.getByRole('tablist')).toHaveCount(0)
    release()
    await expect(options.first()).toHaveText(/^그래픽카드/)
    await expect(box).toHaveValue('ㄱㄹㅍㅋㄷ')
  })

  test('a layer that cannot be loaded leaves a box that searches', async ({ page, sites, allowErrors }) => {
    allowErrors(lostRequest)
    await page.route(/assets\/search-layer-.*\.js/, route => route.abort())
    await page.goto(sites.desktop)
    await hydrated(page)
    const { box } = searchPage(page)
    await box.fill('ssd')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=ssd/)
    await expect(listPage(page).rows.first()).toBeVisible()
  })
})

test.describe('when the API fails', () => {
  test('completions and popular keywords say so and can be asked for again', async ({ page, sites }) => {
    await sites.misbehave({ getPopularKeywords: { status: 500 }, getAutocomplete: { status: 500 } })
    await page.goto(`${sites.desktop}/list/111213`)
    await hydrated(page)
    const { box, layer, options } = searchPage(page)
    await box.click()
    await expect(layer.getByText('인기 검색어를 불러오지 못했어요')).toBeVisible()
    await box.fill('rtx')
    await expect(layer.getByText('추천 검색어를 불러오지 못했어요')).toBeVisible()
    await sites.misbehave({})
    await layer.getByRole('button', { name: '다시 시도' }).click()
    await expect(options.first()).toBeVisible()
    await box.fill('')
    await expect(options).toHaveCount(10)
  })

  test('a late answer to earlier letters is dropped', async ({ page, sites }) => {
    const { box, options } = await openLayer(page, sites.desktop)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/autocomplete\?keyword=rtx&/, async route => {
      await released
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/autocomplete\?keyword=rtx&/)
    await box.fill('rtx')
    await asked
    await box.fill('asus')
    await expect(options.first()).toHaveText('ASUS')
    const texts = await options.allTextContents()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(options).toHaveText(texts)
  })
})
