import { expect, type Page } from '@playwright/test'

/** Locators and actions for the mobile list. */
export function mobileListPage(page: Page) {
  const list = page.getByRole('region', { name: '상품 목록' })
  const sheet = page.getByRole('dialog', { name: '필터' })
  return {
    cards: list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    names: list.getByRole('heading', { level: 2 }),
    total: page.getByText(/^총 [\d,]+개$/),
    more: list.getByRole('button', { name: /더 보기/ }),
    filters: list.getByRole('button', { name: /^필터/ }),
    sorts: list.getByRole('combobox', { name: '정렬' }),
    chips: list.getByRole('list', { name: '적용된 필터' }),
    sheet,
    show: sheet.getByRole('button', { name: /[\d,]+개 보기$/ }),
  }
}

/** The ids of all rows, in document order. */
export function rowsOf(page: Page): Promise<string[]> {
  return page.locator('[data-row]').evaluateAll(rows => rows.map(row => row.getAttribute('data-row') ?? ''))
}

/** The distance of a row from the top of the window in CSS pixels, once scrolling has settled. */
export async function topOf(page: Page, row: string): Promise<number> {
  const element = page.locator(`[data-row="${row}"]`)
  const top = () => element.evaluate(node => node.getBoundingClientRect().top)
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await top()
      return last === before
    })
    .toBe(true)
  return last
}

/** Waits until a row is where it was; browsers scroll by whole pixels. */
export async function expectTop(page: Page, row: string, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(page, row)) - top)).toBeLessThanOrEqual(1)
}

/** Presses 더 보기 until the list has this many loads of thirty, those that are there already included. */
export async function loadPages(page: Page, loads: number): Promise<void> {
  const { more, cards } = mobileListPage(page)
  for (let there = await cards.count(); there < loads * 30; there = await cards.count()) {
    await more.dispatchEvent('click')
    await expect.poll(() => cards.count()).toBeGreaterThan(there)
  }
}

/** Loads this many times thirty, scrolls to a row, and returns the list's state when it has settled there. */
export async function settleOnRow(page: Page, { loads, place }: Readonly<{ loads: number; place: number }>) {
  await loadPages(page, loads)
  const rows = await rowsOf(page)
  const row = rows[place] ?? ''
  const element = page.locator(`[data-row="${row}"]`)
  await element.scrollIntoViewIfNeeded()
  return { rows, row, top: await topOf(page, row), link: element.locator('h2 a') }
}

/** From now on this tab sees one more product in the catalogue, before all others. */
export async function addProduct(page: Page): Promise<void> {
  await page.route(/\/front\/v3\/items\?/, async route => {
    const url = new URL(route.request().url())
    const offset = Number(url.searchParams.get('offset'))
    url.searchParams.set('offset', String(Math.max(0, offset - 1)))
    url.searchParams.set('limit', String(Number(url.searchParams.get('limit')) - 1))
    const response = await route.fetch({ url: url.href })
    const json = await response.json()
    const { items } = json.result
    if (offset === 0) items.unshift({ ...items.at(-1), item_id: '999999999', name: '새로 들어온 상품' })
    json.result.total += 1
    await route.fulfill({ response, json })
  })
}
