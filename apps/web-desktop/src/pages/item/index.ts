import { $pageProps } from '@jeoul/page'
import { $place } from '@jeoul/routing'
import type { Page } from '@jeoul/runtime'
import { $itemName, $itemOffers } from './model.ts'

export const page: Page = {
  head: {
    changes: [$itemName],
    write(read) {
      const name = read($itemName)
      return {
        title: `${name ?? '상품'} 몰별 가격 | 저울`,
        description: `${name ?? '상품'}의 가격과 배송비를 몰별로 비교해요.`,
        canonical: read($pageProps).origin + read($place).path,
        isIndexed: name !== null,
        structuredData: [],
      }
    },
  },
  $status: $itemOffers.map(offers => (offers?.status === 'failed' ? 503 : 200)),
}
