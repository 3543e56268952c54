import type { Coverage } from '@jeoul/contract-documents'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choice } from '../scenarios/choice.ts'
import type { ClockSetting } from '../state/clock.ts'
import type { Latency } from './latency.ts'
import type { Violation } from './log/violation-list.ts'

export interface MockOptions {
  readonly catalogue: Catalogue
  /** 0 for any free port. */
  readonly portMain?: number
  readonly portSecond?: number
  readonly latency?: Latency
  /** What misbehaves from the start, in this order. */
  readonly scenarios?: readonly Choice[]
  /** Sites that may read the answers, and that a login returns to; the first is home. */
  readonly origins?: readonly string[]
  /** What time it is for the first thing written, also where the state file says otherwise. */
  readonly clock?: ClockSetting
  /** Path of the file that the state is taken from and kept in. */
  readonly stateFile?: string
  /** Whether requests and responses are held to the documents; they are where left out. */
  readonly validate?: boolean
}

export interface RunningMock {
  /** Origins without a slash at the end. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** Answers that did not fit the documents so far: bugs of the mock. */
  violations(): readonly Violation[]
  /** How often each operation was asked so far. */
  coverage(): Coverage
  /**
   * Ends both hosts and every connection to them.
   * @throws StateFileError where the last of the state can't be written
   */
  close(): Promise<void>
}

/** Where both hosts listen, where nothing else is said. */
export const defaultPorts = { main: 4010, second: 4020 } as const
/** The sites that may ask, where nothing else is said: both of ours as `start` serves them. */
export const defaultOrigins: readonly string[] = [4000, 4001].flatMap(port => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])
