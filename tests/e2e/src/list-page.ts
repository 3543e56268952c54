import type { Locator, Page } from '@playwright/test'

/** Graphics cards: a leaf of the generated catalogue with some hundred products. */
export const graphicsCards = '/list/111213'

/** All PC parts: a parent category with more than ten pages. */
export const coreParts = '/list/1112'

/** The products of a list, on both sites. */
export function rowsOn(page: Page): Locator {
  const withHeart = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: / 찜$/ }) })
  // Ads are a list in the list.
  return page.getByRole('region', { name: '상품 목록' }).locator(withHeart).filter({ hasNot: withHeart })
}

/** Locators and actions for the desktop list. */
export function listPage(page: Page) {
  const list = page.getByRole('region', { name: '상품 목록' })
  return {
    rows: list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    names: list.getByRole('heading', { level: 2 }),
    total: page.getByText(/^총 [\d,]+개$/),
    filters: page.getByRole('search', { name: '상품 필터' }),
    chips: list.getByRole('list', { name: '적용된 필터' }),
    sorts: page.getByRole('navigation', { name: '정렬' }),
    pages: page.getByRole('navigation', { name: '페이지' }),
    busy: list.locator('[aria-busy=true]'),
  }
}

/** The number in a text such as '총 1,284개'. */
export async function numberIn(locator: Locator): Promise<number> {
  return Number((await locator.innerText()).replace(/\D/g, ''))
}
