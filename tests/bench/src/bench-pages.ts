import path from 'node:path'
import { firstVisitLimits } from './first-visit-limits.ts'

/** A page whose first visit is measured. */
export interface BenchPage {
  readonly name: string
  /** The folder of its site. */
  readonly app: 'web-desktop' | 'web-mobile'
  /** Path and query. */
  readonly path: string
  /** Selects its products, or the price of its only product. */
  readonly products: string
  /** The number of products from which on the page counts as useful. */
  readonly least: number
  /** Limits of a first visit, in KB gzipped; null where there are none. */
  readonly limits: { readonly script: number; readonly style: number } | null
  /** The API query for the same products. */
  readonly items: Readonly<Record<string, string>>
}

/** The category whose list is measured: graphics cards. */
export const measuredCategory = '111213'

const { list, search, item } = firstVisitLimits
const inCategory = {
  path: `/list/${measuredCategory}`,
  items: { cate_id: measuredCategory },
  limits: list,
}
/** Has some hundred results in three categories. */
const found = { path: '/search?keyword=rtx', items: { keyword: 'rtx' }, limits: search }
/** A graphics card that more than fifty malls sell. */
export const productPath = '/item/1012686'
const product = { path: productPath, items: { cate_id: measuredCategory }, limits: item }
const desktop = {
  app: 'web-desktop',
  products: 'section[aria-label="상품 목록"] ol > li',
  least: 10,
} as const
const phone = { app: 'web-mobile', products: '#products ol > li', least: 10 } as const
/** "왜 이 가격?" directly follows the price. */
const onePrice = { products: 'article details', least: 1 } as const

/** Shows the first department. */
const home = { path: '/', items: { cate_id: measuredCategory }, least: 4, limits: null } as const

/** The desktop list, which most sections measure. */
export const listPage: BenchPage = { name: 'list', ...inCategory, ...desktop }

/** The mobile list. */
export const mobileListPage: BenchPage = { name: 'mobile-list', ...inCategory, ...phone }

export const benchPages: readonly BenchPage[] = [
  { name: 'home', ...home, app: 'web-desktop', products: '#showcase li[data-ad]' },
  { name: 'mobile-home', ...home, app: 'web-mobile', products: '#showcase li[data-ad]' },
  listPage,
  mobileListPage,
  { name: 'search', ...found, ...desktop },
  { name: 'mobile-search', ...found, ...phone },
  { name: 'item', ...product, app: 'web-desktop', ...onePrice },
  { name: 'mobile-item', ...product, app: 'web-mobile', ...onePrice },
]

/** @param apps folder of both sites */
export const folderOf = ({ app }: BenchPage, apps: string): string => path.join(apps, app)
