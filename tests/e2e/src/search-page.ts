import type { Page } from '@playwright/test'
import { stored } from './page-life.ts'

/** Locators and actions for the search, on either site. */
export function searchPage(page: Page) {
  const layer = page.getByRole('tabpanel')
  return {
    /** A plain field until its suggestions have loaded, then a combobox. */
    box: page
      .getByRole('combobox', { name: '상품 검색' })
      .or(page.getByRole('textbox', { name: '상품 검색' })),
    layer,
    tab: (name: string) => page.getByRole('tab', { name }),
    options: layer.getByRole('option'),
    marked: layer.getByRole('option', { selected: true }),
    said: page.getByRole('status').filter({ hasText: /검색어/ }),
    heading: page.getByRole('heading', { level: 1 }),
    categories: page.getByRole('navigation', { name: '카테고리별 검색 결과' }),
  }
}

/** The mobile search, which covers the page. */
export function searchDialog(page: Page) {
  return {
    dialog: page.getByRole('dialog', { name: '상품 검색' }),
    close: page.getByRole('dialog', { name: '상품 검색' }).getByRole('button', { name: '닫기' }),
    bar: page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '검색' }),
    magnifier: page.getByRole('banner').getByRole('link', { name: '검색' }),
  }
}

/** Waits until the device has stored a search. */
export const remembered = (page: Page, keyword: string) => stored(page, `"${keyword}"`)

export const searchFor = (keyword: string) => `/search?${new URLSearchParams({ keyword })}`

/** The path and query of a page's address, decoded. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search.replaceAll('+', ' '))
}
