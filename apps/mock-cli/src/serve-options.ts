import type { Choice, ClockSetting, Latency } from '@jeoul/mock'

/** What was asked of `serve`, defaults filled in. */
export interface ServeOptions {
  readonly items: number
  readonly seed: number
  readonly portMain: number
  readonly portSecond: number
  readonly latency?: Latency
  /** Path of a file that `jeoul-mock import` wrote. */
  readonly catalog?: string
  readonly onlyCatalog: boolean
  /** Path of the file that keeps what is written. */
  readonly state?: string
  readonly clock?: ClockSetting
  /** Whether requests and answers are held to openapi/. */
  readonly validate: boolean
  readonly scenario?: readonly Choice[]
  /** Path of the file that tells in the end what was asked. */
  readonly coverage?: string
}
