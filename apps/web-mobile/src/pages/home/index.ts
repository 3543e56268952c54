import { $ways, type Page } from '@jeoul/runtime'
import { createStore } from 'effector'

export const page: Page = {
  head: {
    changes: [],
    write: read => ({
      title: '저울: 몰마다 다른 가격을 한눈에',
      description: '배송비와 카드할인까지 더해 몰별 가격을 비교해요.',
      canonical: read($ways).otherSite,
      isIndexed: true,
      structuredData: [],
    }),
  },
  $status: createStore(200),
}
