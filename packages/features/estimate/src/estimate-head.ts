import { $sums } from '@jeoul/estimate'
import { formatWon } from '@jeoul/format'
import type { HeadSource } from '@jeoul/ssr'

/** Estimates are kept out of search engines: each is one shopper's choice of parts. */
export const estimateHead: HeadSource = {
  changes: [$sums],
  write(read) {
    const { cash } = read($sums)
    return {
      title: `${cash > 0 ? `PC 견적 ${formatWon(cash)}` : 'PC 견적'} | 저울`,
      description: '부품을 골라 PC 견적을 내고, 서로 맞는지와 모두 얼마인지 한눈에 봐요.',
      canonical: null,
      isIndexed: false,
      structuredData: [],
    }
  },
}
