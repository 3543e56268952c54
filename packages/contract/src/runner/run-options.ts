import type { Contract } from '../documents/index.ts'

/** The options of a run. */
export interface RunOptions {
  /** Origins of the two hosts, without a trailing slash. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** The contract of other hosts, which are then only tested by the checks that apply to any hosts. */
  readonly contract?: Contract
  /** The same seed sends the same requests to the same hosts. */
  readonly seed: number
  /** Requests, or sequences of requests, per property. */
  readonly runs?: number
  /** Whether data at the hosts may be changed. */
  readonly write?: boolean
  /** Limits the checks to these operations; all if empty. */
  readonly only?: readonly string[]
  /** Limits the run to checks with these ids; all if empty. */
  readonly checkIds?: readonly string[]
  /** Time limit of an answer in milliseconds. */
  readonly timeout?: number
  /** Sends requests in place of the global `fetch`, such as to hosts in the same process. */
  readonly fetch?: typeof fetch
  /** Tokens of two members. */
  readonly token?: string | undefined
  readonly otherToken?: string | undefined
  /** Credentials for other hosts, by the names of their documents' security schemes. Of HTTP Basic, `user:password`. */
  readonly credentials?: Readonly<Record<string, string>> | undefined
  /** Headers that are sent with every request, except for preflights. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Whether the message of a refusal must name the invalid place, as the mock's messages do. */
  readonly refusalsNamePlaces?: boolean
  /**
   * Origin whose pages must be allowed to call the hosts, without a trailing slash. The default is that of the
   * development site, if the hosts know it.
   */
  readonly origin?: string
  /** The median response time, in milliseconds, from which an operation counts as slow. */
  readonly slow?: number
  /** Whether the run ends with the first violation. */
  readonly bail?: boolean
  onProgress?(progress: RunProgress): void
}

export interface RunProgress {
  readonly done: number
  readonly checks: number
  readonly requests: number
  readonly violations: number
}

/** Default number of requests, or sequences of requests, per property. */
export const defaultRuns = 20
/** Default time limit of an answer in milliseconds. */
export const defaultTimeout = 10_000
/** Default median response time, in milliseconds, from which an operation counts as slow. */
export const defaultSlow = 1000
/** The desktop site's origin during development. */
export const sitesOrigin = 'http://localhost:4000'
