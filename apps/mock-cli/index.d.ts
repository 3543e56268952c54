/** What a mock is made of, as the options of `jeoul-mock serve`. */
export interface MockSettings {
  /**
   * Paths of the OpenAPI documents of hosts that are not ours: of the main host, and of the second if there is one.
   * Settings about our catalogue and our members are refused beside it.
   */
  readonly openapi?: readonly string[]
  /** How many items to generate; 10,000 by default. */
  readonly items?: number
  /** The same seed gives the same items; 1 by default. */
  readonly seed?: number
  /** Path of a catalogue that `jeoul-mock import` wrote. */
  readonly catalog?: string
  /** Whether only the file of `catalog` is served, without generated items. */
  readonly onlyCatalog?: boolean
  /** Port of the main host; any free one by default. */
  readonly portMain?: number
  /** Port of the second host; any free one by default. */
  readonly portSecond?: number
  /** Scenarios to play, as in `slow=500`. */
  readonly scenarios?: readonly string[]
  /** Delay of every response in milliseconds, as in `200` or `100-300`. */
  readonly latency?: string
  /** Further sites that browsers may ask from, such as `http://localhost:5173`. */
  readonly origins?: readonly string[]
  /** Path of the file that the state is loaded from and kept in. */
  readonly state?: string
  /** The time of the first write, as in `2026-09-01T10:00:00+09:00`; each later one is a second later. */
  readonly clock?: string
  /** How many days later than the catalogue’s first day prices begin. */
  readonly days?: number
  /** Whether requests and responses are validated; true by default. */
  readonly validate?: boolean
}

/** A part of a request or a response that does not fit the documents. */
export interface Problem {
  /** Such as `query.limit` or `body.result.items.0.name`. */
  readonly place: string
  readonly message: string
}

/** A request that the mock has answered. */
export interface LoggedRequest {
  readonly host: 'main' | 'second'
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Null if there is no such operation. */
  readonly operationId: string | null
  readonly status: number
  readonly ms: number
  /** Names of the scenarios, faults and preferences that took effect. */
  readonly applied: readonly string[]
  readonly requestProblems: readonly Problem[]
  readonly responseProblems: readonly Problem[]
}

/** A way for an operation to fail, to be slow, or to answer something else. */
export interface Fault {
  readonly status?: number
  /** In milliseconds. */
  readonly delay?: number
  /** The JSON to answer with. */
  readonly body?: unknown
  /** Path of a file to answer with. */
  readonly file?: string
  /** The calls that it concerns; all of them by default. */
  readonly when?: {
    /** Values of the operation’s parameters, as texts: `{ page: '2' }`. */
    readonly query?: Readonly<Record<string, string>>
    /** A part of the request’s body. */
    readonly body?: unknown
    /** The number of the call among those that meet the rest, from 1; or several. */
    readonly call?: number | readonly number[]
  }
}

/** A running mock, and what a test does with it. */
export interface RunningMock {
  /** Origin without a trailing slash, such as `http://localhost:4010`. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** Replaces the scenarios that are played. */
  play(scenarios: readonly string[]): Promise<void>
  /** Replaces all faults, by operation. */
  fault(faults: Readonly<Record<string, Fault | readonly Fault[]>>): Promise<void>
  /** Goes back to the start: nothing written, nothing misbehaving. The log stays. */
  reset(): Promise<void>
  /** The latest 500 requests, the oldest first. */
  requests(): Promise<readonly LoggedRequest[]>
  /** Closes both hosts and all their connections. */
  close(): Promise<void>
}

/**
 * Starts a mock in this process, on free ports of this machine.
 *
 * @throws TypeError that says in one line which setting is wrong, why, and what is allowed
 * @throws Error if a file can't be used, or a port is taken
 */
export declare function startMock(settings?: MockSettings): Promise<RunningMock>
