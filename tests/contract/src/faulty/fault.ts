import type { OperationId } from '@jeoul/api/types'
import type { Change } from './changes.ts'

/** A fault: how the hosts deviate, and for one that a test expects to be found, what has to find it. */
export interface Row extends Change {
  /** The check, the operation that it must report, and 'place: message' of the report. */
  readonly by?: readonly [checkId: string, operationId: OperationId, report: RegExp]
  /** Time limit of the runner for an answer, in milliseconds. */
  readonly timeout?: number
  /** The median response time, in milliseconds, from which the runner reports an operation as slow. */
  readonly slow?: number
}

type Rows = Readonly<Record<string, Row>>

/** The faults of a subject, by name. */
export interface Table {
  /** At least one for every check. */
  readonly faults: Rows
  /** Subtler ones, some of which the runner may miss. `count-caught.ts` counts them. */
  readonly seeds: Rows
  /** Written from the documents alone, without knowledge of the laws. Counted the same way. */
  readonly mistakes: Rows
}
