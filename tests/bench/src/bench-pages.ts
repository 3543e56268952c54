import path from 'node:path'

/** A page whose first visit is measured. */
export interface BenchPage {
  readonly name: string
  /** The folder of its site. */
  readonly app: 'web-desktop' | 'web-mobile'
  /** Path and query. */
  readonly path: string
  /** Which elements are its products. */
  readonly products: string
  /** What the API is asked for the same products. */
  readonly items: Readonly<Record<string, string>>
}

/** The category whose list is measured: graphics cards. */
export const measuredCategory = '111213'

const inCategory = { path: `/list/${measuredCategory}`, items: { cate_id: measuredCategory } }
/** Found in three categories, some hundred times. */
const found = { path: '/search?keyword=rtx', items: { keyword: 'rtx' } }
const desktop = { app: 'web-desktop', products: 'section[aria-label="상품 목록"] ol > li' } as const
const phone = { app: 'web-mobile', products: '#products ol > li' } as const

/** The desktop's list, which most sections measure. */
export const listPage: BenchPage = { name: 'list', ...inCategory, ...desktop }

export const benchPages: readonly BenchPage[] = [
  listPage,
  { name: 'mobile-list', ...inCategory, ...phone },
  { name: 'search', ...found, ...desktop },
  { name: 'mobile-search', ...found, ...phone },
]

/** @param apps the folder of both sites */
export const folderOf = ({ app }: BenchPage, apps: string): string => path.join(apps, app)
