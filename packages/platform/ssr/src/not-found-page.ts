import { $isShopFailed } from '@jeoul/page'
import { $openPage, $place } from '@jeoul/router'
import { combine, sample } from 'effector'
import type { Page } from './define-page.ts'
import { $isMissing } from './missing-page.ts'
import { unindexedHead } from './page-head.ts'

/** The not-found page was opened: no page has the address, or there is nothing at it. */
export const notFoundOpened = sample({
  clock: [$place, $isMissing],
  source: combine($openPage, $isMissing, (name, isMissing) => isMissing || name === null),
  filter: isNotFound => isNotFound,
  fn: () => {},
})

/**
 * The page for unknown addresses, and for a minishop that could not be looked up. Sites share its definition, and each
 * has its own view.
 */
export const notFoundPage: Page = {
  head: {
    changes: [$isShopFailed],
    write: read =>
      read($isShopFailed)
        ? unindexedHead('미니샵을 불러오지 못했어요 | 저울', '잠시 후 다시 시도해 주세요.')
        : unindexedHead('페이지를 찾을 수 없어요 | 저울', '주소가 바뀌었거나 없는 페이지예요.'),
  },
  $status: $isShopFailed.map(isFailed => (isFailed ? 503 : 404)),
}
