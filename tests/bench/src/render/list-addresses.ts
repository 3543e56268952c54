import type { Sort } from '@jeoul/api/types'
import { listPages } from '../load/list-pages.ts'

const sorts: readonly Sort[] = ['rank', 'low', 'high', 'new', 'review']

/** Every page of every category in every order, on the site. */
export function listAddresses(items: number): readonly string[] {
  const pages = listPages(items)
  return sorts.flatMap(sort => pages.map(({ cateId, page }) => `/list/${cateId}?sort=${sort}&page=${page}`))
}
