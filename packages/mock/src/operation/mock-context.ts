import type { AddedCounts } from '../state/added-counts.ts'
import type { MockState } from '../state/state.ts'
import type { MockSource } from './mock-source.ts'

/** The data that lists and items are built from. */
export interface ItemContext extends MockSource {
  /** What members add to the counts of items. */
  readonly added: AddedCounts
}

/** The data that handlers work with. */
export interface MockContext extends ItemContext {
  /** What members have written since the mock started. */
  readonly state: MockState
}
