import type { AddedCounts } from '../state/added-counts.ts'
import type { MockState } from '../state/state.ts'
import type { MockSource } from './mock-source.ts'

/** What lists and items are answered from. */
export interface ItemContext extends MockSource {
  /** What members add to the counts of items. */
  readonly added: AddedCounts
}

/** What the handlers answer from. */
export interface MockContext extends ItemContext {
  /** What was written since the mock was started. */
  readonly state: MockState
}
