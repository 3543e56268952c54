import { $openPage, $place } from '@jeoul/router'
import { combine, createStore, sample } from 'effector'
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

/** The page for unknown addresses. Sites share its definition, and each has its own view. */
export const notFoundPage: Page = {
  head: {
    changes: [],
    write: () => unindexedHead('페이지를 찾을 수 없어요 | 저울', '주소가 바뀌었거나 없는 페이지예요.'),
  },
  $status: createStore(404),
}
