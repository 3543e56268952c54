import type { CategoryCount } from '@jeoul/api/types'
import type { ListQuery, Search } from './list-query.ts'
import type { Reading } from './reading.ts'

/** A way to narrow a search to one of the categories of its results. */
export interface CategoryTab {
  /** Null for all categories. */
  readonly cateId: string | null
  readonly name: string
  /** The products that it leads to, where the host tells their number. */
  readonly count: number | null
  readonly isChosen: boolean
  readonly query: ListQuery
}

interface Results {
  readonly categories: readonly CategoryCount[]
  /** The reading whose limits are among the choices of the query; null if the keyword limits nothing. */
  readonly limited: Reading | null
  /** The products of the chosen category; null while they load. */
  readonly total: number | null
}

/**
 * The categories of a search's results to choose from, all of them first. Each keeps every limit in the keyword: prices and
 * amounts are read anew in the category, whose facets differ. Facets that the shopper has chosen belong to one category, and
 * are left. The host's counts ignore specifications, so the chosen category is counted by its list and, with an amount in
 * the keyword, the others have no count, nor is there a tab for all of them, since an amount leads to one. Source: assumed
 * (docs/decisions/0046-read-keywords-before-asking.md).
 */
export function categoryTabs(
  query: ListQuery & { readonly search: Search },
  { categories, limited, total }: Results,
): readonly CategoryTab[] {
  const hasAmount = limited?.choices.spec !== undefined
  const hasSpec = hasAmount || Object.keys(query.spec).length > 0
  const chosen = query.search.cateId
  const typed: ListQuery & { readonly search: Search } = {
    ...query,
    ...(limited && { search: { ...query.search, keyword: limited.remembered } }),
    ...(limited?.asked.min !== undefined || limited?.asked.max !== undefined ? { min: null, max: null } : {}),
    spec: {},
    page: 1,
  }
  const tabIn = (cateId: string | null, name: string, count: number | null): CategoryTab => ({
    cateId,
    name,
    count,
    isChosen: cateId === chosen,
    query: { ...typed, search: { ...typed.search, cateId } },
  })
  const tabs = categories.map(({ cate_id, name, count }) => {
    if (cate_id === chosen) return tabIn(cate_id, name, hasSpec ? total : count)
    return tabIn(cate_id, name, hasAmount ? null : count)
  })
  return hasAmount ? tabs : [tabIn(null, '전체', null), ...tabs]
}
