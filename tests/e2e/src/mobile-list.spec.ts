import type { Page } from '@playwright/test'
import { graphicsCards, hydrated, numberIn } from './list-page.ts'
import { addProduct, loadPages, mobileListPage, rowsOf, topOf } from './mobile-list-page.ts'
import { expect, test } from './sites.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const scrollToEnd = () => scrollTo(0, document.documentElement.scrollHeight)

test.describe('the list grows by thirty', () => {
  test('as one comes near its end, until all is there; nothing stands there twice', async ({
    page,
    sites,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/front/v3/items') {
        asked.push(`${searchParams.get('offset')}-${searchParams.get('limit')} ${searchParams.get('ad')}`)
      }
    })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards, total } = mobileListPage(page)
    const all = await numberIn(total)
    expect(await cards.filter({ hasNotText: '광고' }).count()).toBe(30)
    expect(asked).toEqual([])
    await expect(async () => {
      await page.evaluate(scrollToEnd)
      await expect(page.getByText(`상품 ${all}개를 모두 봤어요`)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(asked.slice(0, 2)).toEqual(['30-60 sam006', '60-90 sam006'])
    expect(asked).toHaveLength(Math.ceil(all / 30) - 1)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.filter(row => !row.endsWith('ad'))).toHaveLength(all)
  })

  test('by a button where the browser cannot tell, from the keyboard as well', async ({ page, sites }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver')
    })
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards, more } = mobileListPage(page)
    const before = await cards.count()
    await page.evaluate(scrollToEnd)
    await more.tap()
    await expect(cards).toHaveCount(before + 30)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(before + 60)
    await expect(more).toBeFocused()
  })

  test('without a product twice when the catalogue has changed in between', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const before = await rowsOf(page)
    await addProduct(page)
    await loadPages(page, 3)
    const rows = await rowsOf(page)
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows.slice(0, before.length)).toEqual(before)
  })

  test('a load that fails keeps what is there and can be tried again', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards } = mobileListPage(page)
    const before = await cards.count()
    await sites.misbehave({ getItems: { status: 500 } })
    await page.evaluate(scrollToEnd)
    await expect(page.getByRole('alert')).toContainText('다음 상품을 불러오지 못했어요')
    await expect(cards).toHaveCount(before)
    await sites.misbehave({})
    await page.getByRole('button', { name: /다시 시도/ }).tap()
    await expect(cards).toHaveCount(before + 30)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a lost connection is made up for as soon as it is back', async ({ page, sites, context }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { cards } = mobileListPage(page)
    const before = await cards.count()
    await context.setOffline(true)
    await page.evaluate(scrollToEnd)
    await expect(page.getByRole('alert')).toContainText('다음 상품을 불러오지 못했어요')
    await context.setOffline(false)
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 30)
  })

  test('a press before the scripts are there is not lost', async ({ page, sites }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/react-.*\.js/, async route => {
      await released
      await route.continue()
    })
    await page.goto(sites.mobile + graphicsCards)
    const { cards, more } = mobileListPage(page)
    const before = await cards.count()
    await more.dispatchEvent('click')
    release()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(before + 30)
  })
})

test.describe('Back from a product shows the same row at the same place, with the same pages loaded', () => {
  test('in a warm tab', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 4)
    const rows = await rowsOf(page)
    const row = rows[75] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    const top = await topOf(page, row)
    await page.locator(`[data-row="${row}"] a`).click()
    await expect(page).toHaveURL(/\/item\//)
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect.poll(() => topOf(page, row)).toBe(top)
    expect(await rowsOf(page)).toEqual(rows)
    await expect(page.locator(`[data-row="${row}"] a`)).toBeFocused()
  })

  test('in a tab that was thrown away on the list', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 4)
    const rows = await rowsOf(page)
    const row = rows[75] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    const top = await topOf(page, row)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expect.poll(() => topOf(page, row)).toBe(top)
  })

  test('in one thrown away on the product, though the catalogue has changed', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 4)
    const rows = await rowsOf(page)
    const row = rows[75] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    const top = await topOf(page, row)
    await page.locator(`[data-row="${row}"] a`).click()
    await expect(page).toHaveURL(/\/item\//)
    await page.reload()
    await hydrated(page)
    await addProduct(page)
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect.poll(() => rowsOf(page)).toEqual(rows)
    await expect.poll(() => topOf(page, row)).toBe(top)
    await loadPages(page, 5)
    const grown = await rowsOf(page)
    expect(new Set(grown).size).toBe(grown.length)
    expect(grown.slice(0, rows.length)).toEqual(rows)
  })

  test('without a connection', async ({ page, sites, context }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 2)
    const rows = await rowsOf(page)
    const row = rows[40] ?? ''
    await page.locator(`[data-row="${row}"]`).scrollIntoViewIfNeeded()
    const top = await topOf(page, row)
    await page.locator(`[data-row="${row}"] a`).click()
    await expect(page).toHaveURL(/\/item\//)
    await expect(page.locator(`[data-row="${row}"]`)).toHaveCount(0)
    await context.setOffline(true)
    await page.goBack()
    await expect.poll(() => topOf(page, row)).toBe(top)
    expect(await rowsOf(page)).toEqual(rows)
  })

  test('and a list opened anew begins at its top', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    await loadPages(page, 2)
    await page.locator('[data-row]').nth(40).scrollIntoViewIfNeeded()
    await topOf(page, (await rowsOf(page))[40] ?? '')
    await page.goto(`${sites.mobile}/`)
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect((await rowsOf(page)).length).toBeLessThan(40)
  })
})

test.describe('the sheet of filters', () => {
  test('counts while one chooses, and its button shows the products', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, show, chips, total, names } = mobileListPage(page)
    await filters.tap()
    await expect(sheet).toBeVisible()
    await expect(show).toHaveText(`${await numberIn(total)}개 보기`)
    const asus = sheet.getByRole('checkbox', { name: /^ASUS/ })
    const promised = Number(
      (await sheet.getByText(/^ASUS/).locator('..').locator('small').innerText()).replace(',', ''),
    )
    await asus.check()
    await expect(show).toHaveText(`${promised}개 보기`)
    await sheet.locator('summary', { hasText: '메모리 용량' }).tap()
    const memory = sheet.getByRole('group', { name: '메모리 용량' }).getByRole('checkbox', { name: /^16GB/ })
    await memory.check()
    await expect(show).not.toHaveText(`${promised}개 보기`)
    const shown = await numberIn(show)
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(filters).toBeFocused()
    await expect(page).toHaveURL(/\?maker=\d+&spec=memory:16gb$/)
    await expect(total).toHaveText(`총 ${shown}개`)
    await expect(names.first()).toContainText('ASUS')
    await expect(filters).toContainText('2')
    await chips.getByRole('link', { name: /16GB/ }).tap()
    await expect(total).toHaveText(`총 ${promised}개`)
  })

  test('counts on the device, before the host has answered', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, show, total } = mobileListPage(page)
    const index = page.waitForResponse(/\/front\/v3\/item\/index\//)
    await filters.tap()
    await index
    const answers = Promise.withResolvers<void>()
    await page.route(/\/front\/v3\/items\?.*maker=/, async route => {
      await answers.promise
      await route.continue()
    })
    const asus = sheet.getByText(/^ASUS/).locator('..')
    const promised = await numberIn(asus.locator('small'))
    const asked = page.waitForRequest(/\/front\/v3\/items\?.*maker=/)
    await asus.getByRole('checkbox').check()
    await asked
    await expect(show).toHaveText(`${promised}개 보기`)
    const bands = await sheet
      .getByRole('button', { name: /원.*\d/ })
      .locator('small')
      .allTextContents()
    expect(bands.reduce((sum, count) => sum + Number(count), 0)).toBeLessThanOrEqual(promised)
    await expect(total).not.toHaveText(`총 ${promised}개`)
    answers.resolve()
    await expect(total).toHaveText(`총 ${promised}개`)
    await expect(show).toHaveText(`${promised}개 보기`)
  })

  test('closes by Back, and the choices in it are taken back', async ({ page, sites }) => {
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

  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    Esc: page => page.keyboard.press('Escape'),
    'its button': page => page.getByRole('button', { name: '닫기' }).tap(),
    'a press beside it': page => page.touchscreen.tap(200, 20),
  }
  for (const [way, close] of Object.entries(ways)) {
    test(`closes by ${way}, and Back leads to the page before the list`, async ({ page, sites }) => {
      await page.goto(`${sites.mobile}/`)
      await page.goto(sites.mobile + graphicsCards)
      await hydrated(page)
      const { filters, sheet } = mobileListPage(page)
      await filters.tap()
      await expect(sheet).toBeVisible()
      await close(page)
      await expect(sheet).toBeHidden()
      await expect(filters).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(`${sites.mobile}/`)
    })
  }

  test('one step back from what it showed is the list before', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, show } = mobileListPage(page)
    await filters.tap()
    await sheet.getByRole('checkbox', { name: /^ASUS/ }).check()
    await expect(page).toHaveURL(/maker=/)
    await show.tap()
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(sites.mobile + graphicsCards)
    await expect(sheet).toBeHidden()
  })

  test('takes a price range, typed or picked', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    await hydrated(page)
    const { filters, sheet, show } = mobileListPage(page)
    await filters.tap()
    await sheet.getByRole('textbox', { name: '최소 가격' }).fill('90만')
    await sheet.getByRole('textbox', { name: '최대 가격' }).fill('500,000')
    await sheet.getByRole('textbox', { name: '최대 가격' }).press('Enter')
    await expect(page).toHaveURL(/min=500000&max=900000/)
    await expect(sheet.getByRole('textbox', { name: '최소 가격' })).toHaveValue('500,000')
    const band = sheet.getByRole('button', { name: /^100만원 이상/ })
    await band.tap()
    await expect(page).toHaveURL(/\?min=1000000$/)
    await expect(band).toHaveAttribute('aria-pressed', 'true')
    await expect(show).toBeVisible()
  })
})

test('orders and card prices are in the address, and begin the list anew', async ({ page, sites }) => {
  await page.goto(sites.mobile + graphicsCards)
  await hydrated(page)
  const { sorts, cards } = mobileListPage(page)
  await loadPages(page, 2)
  await page.evaluate(scrollToEnd)
  await sorts.selectOption('낮은가격순')
  await expect(page).toHaveURL(/\?sort=2$/)
  await expect.poll(() => cards.count()).toBeLessThan(60)
  await expect(cards.first()).toBeInViewport()
  await page.getByRole('checkbox', { name: '카드가' }).check()
  await expect(page).toHaveURL(/\?sort=2&type=card$/)
  await expect(page.getByText('카드 최저가').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the loads are pages, and orders can be chosen', async ({ page, sites }) => {
    await page.goto(sites.mobile + graphicsCards)
    const { names, more, sorts } = mobileListPage(page)
    const first = await names.nth(4).innerText()
    await expect(more).toBeHidden()
    await page.getByRole('navigation', { name: '페이지' }).getByRole('link', { name: '2', exact: true }).tap()
    await expect(page).toHaveURL(/\?perpage=30&page=2$/)
    await expect(names.nth(4)).not.toHaveText(first)
    await page.getByRole('link', { name: '앞의 상품부터 보기' }).tap()
    await sorts.selectOption('높은가격순')
    await page.getByRole('button', { name: '적용' }).tap()
    await expect(page).toHaveURL(/sort=high/)
    await expect(sorts).toHaveValue('high')
  })
})

test('the categories around are within reach', async ({ page, sites }) => {
  await page.goto(`${sites.mobile}/list/1112`)
  await hydrated(page)
  await page
    .getByRole('navigation', { name: '하위 카테고리' })
    .getByRole('link', { name: '그래픽카드' })
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: '그래픽카드' })).toBeVisible()
  await page.getByRole('navigation', { name: '같은 카테고리' }).getByRole('link', { name: 'CPU' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'CPU' })).toBeVisible()
})

for (const width of [360, 390, 430, 768]) {
  test(`nothing is wider than a screen of ${width}`, async ({ page, sites }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const address of [
      graphicsCards,
      `${graphicsCards}?spec=memory:16&maker=1`,
      `${graphicsCards}?kwd=zzzz`,
    ]) {
      await page.goto(sites.mobile + address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}
