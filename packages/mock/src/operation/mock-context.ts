import type { MockState } from '../state/state.ts'
import type { MockSource } from './mock-source.ts'

/** What the handlers answer from. */
export interface MockContext extends MockSource {
  /** What was written since the mock was started. */
  readonly state: MockState
}
