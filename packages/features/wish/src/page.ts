import { definePage, unindexedHead } from '@jeoul/ssr'
import { $isFailed, $shared, wishRoute } from './page-model.ts'

export const page = definePage({
  route: wishRoute,
  head: {
    changes: [$shared],
    write(read) {
      const name = read($shared)?.name
      return unindexedHead(
        `${name ? `${name} | 찜` : '찜 목록'} | 저울`,
        '찜한 상품의 오늘 가격과 담은 뒤의 변화를 한눈에 봐요.',
      )
    },
  },
  // Answers with an error status if the groups could not be loaded, so that caches don't keep the page.
  $status: $isFailed.map(isFailed => (isFailed ? 503 : 200)),
})
