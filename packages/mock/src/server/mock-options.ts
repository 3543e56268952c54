import type { Coverage } from '@jeoul/contract/documents'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choice } from '../scenarios/choice.ts'
import type { ClockSetting } from '../state/clock.ts'
import type { Latency } from './latency.ts'
import type { LogEntry } from './log/log-entry.ts'
import type { Violation } from './log/violation-list.ts'

export interface MockOptions {
  readonly catalogue: Catalogue
  /** 0 for any free port. */
  readonly portMain?: number
  readonly portSecond?: number
  /**
   * Address of this machine at which other machines may call the hosts, and that answers link to. By default only this
   * machine may.
   */
  readonly host?: string
  readonly latency?: Latency
  /** Initially active scenarios, in this order. */
  readonly scenarios?: readonly Choice[]
  /** Sites that may read the answers, and that a login returns to; the first is the default. */
  readonly origins?: readonly string[]
  /** The time of the first write; overrides the state file. By default it is on the day of the prices. */
  readonly clock?: ClockSetting
  /** How many days after the catalogue's today the prices start; 0 by default. */
  readonly days?: number
  /** Path of the file that the state is loaded from and saved to. */
  readonly stateFile?: string
  /** Whether the answer to a write waits until the disk has stored it. It always waits for the state file. */
  readonly sync?: boolean
  /** Called for every request when it is answered. */
  readonly onRequest?: (entry: LogEntry) => void
  /** Whether requests and responses are validated; true by default. */
  readonly validate?: boolean
}

export interface RunningMock {
  /** Origins without a trailing slash. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** Invalid answers so far: bugs of the mock. */
  violations(): readonly Violation[]
  /** How often each operation was called so far. */
  coverage(): Coverage
  /**
   * Closes both hosts and all their connections.
   * @throws StateFileError if the final state can't be written
   */
  close(): Promise<void>
}

/** Default ports of the two hosts. */
export const defaultPorts = { main: 4010, second: 4020 } as const
/** Default origins: both of our sites as `start` serves them. */
export const defaultOrigins: readonly string[] = [4000, 4001].flatMap(port => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])
