import { createStore } from 'effector'
import type { Page } from './define-page.ts'
import { unindexedHead } from './page-head.ts'

/** The page for unknown addresses. Sites share its definition, and each has its own view. */
export const notFoundPage: Page = {
  head: {
    changes: [],
    write: () => unindexedHead('페이지를 찾을 수 없어요 | 저울', '주소가 바뀌었거나 없는 페이지예요.'),
  },
  $status: createStore(404),
}
