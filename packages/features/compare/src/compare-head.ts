import { $columns, type CompareColumn } from '@jeoul/compare'
import { type HeadSource, unindexedHead } from '@jeoul/ssr'

/** Comparisons are kept out of search engines: each is one shopper's choice of products. */
export const compareHead: HeadSource = {
  changes: [$columns],
  write: read =>
    unindexedHead(
      `${titleOf(read($columns))} | 저울`,
      '고른 상품의 사양과 실제로 내는 가격을 나란히 비교해요.',
    ),
}

/** Answers with an error status if no product could be loaded, so that caches don't keep the page. */
export const $compareStatus = $columns.map(columns =>
  columns.length > 0 && columns.every(({ status }) => status === 'failed' || status === 'loading')
    ? 503
    : 200,
)

function titleOf(columns: readonly CompareColumn[]): string {
  const [first, ...others] = columns.flatMap(column =>
    column.status === 'full' ? [column.product.name] : [],
  )
  if (first === undefined || others.length === 0) return '상품 비교'
  return `${first} 외 ${others.length}개 비교`
}
