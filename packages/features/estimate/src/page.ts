import { $total } from '@jeoul/estimate'
import { formatWon } from '@jeoul/format'
import { definePage, type HeadSource, unindexedHead } from '@jeoul/ssr'
import { $estimateStatus, estimateRoute } from './page-model.ts'

/** Estimates are kept out of search engines: each is one shopper's choice of parts. */
export const estimateHead: HeadSource = {
  changes: [$total],
  write(read) {
    const { won, isWhole } = read($total)
    return unindexedHead(
      `${won && isWhole ? `PC 견적 ${formatWon(won)}` : 'PC 견적'} | 저울`,
      '부품을 골라 PC 견적을 내고, 서로 맞는지와 모두 얼마인지 한눈에 봐요.',
    )
  },
}

export const page = definePage({ route: estimateRoute, head: estimateHead, $status: $estimateStatus })
