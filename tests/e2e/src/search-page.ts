import type { Page } from '@playwright/test'

/** What a shopper sees and touches of the search, on either site. */
export function searchPage(page: Page) {
  const layer = page.getByRole('tabpanel')
  return {
    /** A plain field until its layer is there, a combobox from then on. */
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

export const searchFor = (keyword: string) => `/search?${new URLSearchParams({ keyword })}`

/** The path and query of a page's address, as a person reads them. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search.replaceAll('+', ' '))
}
