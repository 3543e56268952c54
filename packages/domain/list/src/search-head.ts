import { formatCount } from '@jeoul/format'
import type { ListAnswer } from './list-answer.ts'
import { plainSearch, type Search } from './list-query.ts'
import { writeListQuery } from './list-query-codec.ts'

export interface SearchHeadParts {
  /** Scheme and host of the site whose addresses are canonical for both sites, without a trailing slash. */
  readonly origin: string
  readonly search: Search | null
  /** Null while it is loading. */
  readonly answer: ListAnswer | null
}

/** The title of a search page; null is the empty search page. */
function searchTitle(search: Search | null): string {
  return search ? `‘${search.keyword}’ 검색 결과 | 저울` : '상품 검색 | 저울'
}

/** The head of search results, which are never indexed (assumed). */
export function searchHead({ origin, search, answer }: SearchHeadParts) {
  const plain = search && plainSearch({ ...search, cateId: null, isExact: false })
  return {
    title: searchTitle(search),
    description:
      search && answer
        ? `${search.keyword} 검색 결과 ${formatCount(answer.total)}개의 가격을 배송비와 카드할인까지 비교해요.`
        : '찾는 상품의 가격을 몰별로 비교해요.',
    canonical: `${origin}/search${plain ? writeListQuery(plain) : ''}`,
    isIndexed: false,
    structuredData: [],
  }
}
