import type { StateSubject } from '../operation/mock-source.ts'
import type { Clock } from './clock.ts'
import type { Counters } from './counters.ts'
import type { Store } from './store/store.ts'

/** What the state of a resource is made from. */
export interface StateSource extends StateSubject {
  readonly store: Store
  readonly counters: Counters
  readonly clock: Clock
}
