/** What a run is told. */
export interface RunOptions {
  /** Origins of the two hosts, without a slash at the end. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** The same seed makes the same requests of the same hosts. */
  readonly seed: number
  /** Requests, or sequences of them, for each property. */
  readonly runs?: number
  /** Whether the hosts may be changed. */
  readonly write?: boolean
  /** Operations that a check has to be about; all without any. */
  readonly only?: readonly string[]
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number
  /** Tokens of two members. */
  readonly token?: string | undefined
  readonly otherToken?: string | undefined
  /** Whether a refusal has to name the place of what is wrong in its message, as the mock's do. */
  readonly refusalsNamePlaces?: boolean
  onProgress?(progress: RunProgress): void
}

export interface RunProgress {
  readonly done: number
  readonly checks: number
  readonly requests: number
  readonly violations: number
}

/** Requests, or sequences of them, for each property, where nothing else is said. */
export const usualRuns = 20
/** Longest wait for one answer in ms, where nothing else is said. */
export const usualTimeout = 10_000
