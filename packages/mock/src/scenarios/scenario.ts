import type { Exchange } from '../server/pipeline/exchange.ts'
import type { Interference } from '../server/pipeline/interference.ts'

/** One call as a scenario sees it. */
export interface Call extends Pick<Exchange, 'host' | 'operationId' | 'request'> {
  /** How often the operation was called before since the scenario began. */
  readonly turn: number
  /** A fraction in [0, 1), drawn for this call and the same in every run. */
  readonly chance: number
  /** The number that was given with the scenario's name. */
  readonly setting: number
}

/** A number that can be given with a name, as in `slow=500`. */
interface Setting {
  readonly unit: 'ms' | '%' | 'calls'
  readonly usual: number
  readonly least: number
  readonly most: number
}

/** A way in which the hosts, the network or the data misbehave. Several go together. */
export interface Scenario {
  /** What happens, in a line for the developer. */
  readonly about: string
  readonly setting?: Setting
  /** What becomes of one call; undefined where nothing does. */
  play(call: Call): Omit<Interference, 'names'> | undefined
}

/** Scenarios by name. */
export type ScenarioTable = Readonly<Record<string, Scenario>>
