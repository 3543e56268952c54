import { isFiltered } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import type { Category } from '@jeoul/shop/category'
import type { ListAnswer } from './list-answer.ts'
import { defaultListQuery, type ListQuery } from './list-query.ts'
import { writeListQuery } from './list-query-codec.ts'
import { desktopList, type ListSite } from './list-site.ts'

const unnamed = '상품 목록'

export interface ListHeadParts {
  /** Scheme and host of the desktop site, without a trailing slash. Its lists are canonical for both sites. */
  readonly origin: string
  readonly cateId: string
  /** The category and the ones above it, from the top. */
  readonly path: readonly Category[]
  /** The list's own name; '' while it is unknown. */
  readonly name: string
  readonly query: ListQuery
  /** Null while it is loading. */
  readonly answer: ListAnswer | null
}

/** The title of a list, with the page number after the first page. */
function listTitle(name: string, { page }: ListQuery): string {
  return `${name || unnamed} 가격비교${page > 1 ? ` ${page}페이지` : ''} | 저울`
}

/**
 * The head of a list. Pages of a category without filter, order or size are indexed; with any of these, the canonical
 * address is the category's.
 */
export function listHead(
  { origin, cateId, name, query, answer }: ListHeadParts,
  site: ListSite = desktopList,
) {
  const isPlain = writeListQuery({ ...query, page: 1 }, site) === ''
  const isFound = isPlain && answer !== null && answer.items.length > 0
  const listUrl = `${origin}/list/${cateId}`
  return {
    title: listTitle(name, query),
    canonical: isPlain ? listUrl + writeListQuery({ ...defaultListQuery, page: query.page }) : listUrl,
    isIndexed: isFound,
  }
}

/** The meta description of a list. */
export function listDescription({ name: ownName, query, answer }: ListHeadParts): string {
  const name = ownName || unnamed
  if (!answer) return `${name} 가격을 몰별로 비교해요.`
  const makers = answer.makers.slice(0, 3).map(maker => maker.name)
  const what = isFiltered(query) ? `조건에 맞는 ${name}` : name
  const whose = makers.length > 0 ? ` ${makers.join(', ')} 등` : ''
  return `${what} ${formatCount(answer.total)}개의 가격을 배송비와 카드할인까지 비교해요.${whose}`
}
