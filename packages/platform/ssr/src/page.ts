import type { Store } from 'effector'
import type { HeadSource } from './page-head.ts'

/** What a page says of itself outside the body. Its module brings the page's model along. */
export interface Page {
  readonly head: HeadSource
  /** HTTP status the page is served with. */
  readonly $status: Store<number>
}
