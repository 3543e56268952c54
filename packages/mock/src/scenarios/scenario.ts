import type { Exchange } from '../server/pipeline/exchange.ts'
import type { Interference } from '../server/pipeline/interference.ts'

/** One call as a scenario sees it. */
export interface Call extends Pick<Exchange, 'host' | 'operationId' | 'request'> {
  /** How often the operation was called before, since the scenario started. */
  readonly turn: number
  /** A fraction in [0, 1) for this call, the same in every run. */
  readonly chance: number
  /** The number given with the scenario's name. */
  readonly setting: number
}

/** A number that can be given with a name, as in `slow=500`. */
interface Setting {
  readonly unit: 'ms' | '%' | 'calls'
  readonly usual: number
  readonly min: number
  readonly max: number
}

/** Makes the hosts, the network or the data misbehave. Scenarios can be combined. */
export interface Scenario {
  /** Describes the effect in one line. */
  readonly about: string
  readonly setting?: Setting
  /** The effect on a call; undefined for none. */
  play(call: Call): Omit<Interference, 'names'> | undefined
}

/** Scenarios by name. */
export type ScenarioTable = Readonly<Record<string, Scenario>>
