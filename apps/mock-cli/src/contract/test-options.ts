import type { RunOptions } from '@jeoul/contract-runner'

/** What commander makes of the options of `contract test`. */
export interface TestOptions {
  readonly main: string
  readonly second: string
  readonly write?: boolean
  readonly token?: string
  readonly otherToken?: string
  readonly seed?: number
  readonly runs?: number
  readonly only?: readonly string[]
  readonly timeout?: number
  readonly json?: boolean
}

export const highestSeed = 2 ** 31 - 1

/** @param refuse ends the program with a message on usage */
export function toRunOptions(options: TestOptions, refuse: (message: string) => never): RunOptions {
  const { main, second, seed = Math.floor(Math.random() * highestSeed), write, token, otherToken } = options
  if (write && !token) return refuse("option '--write' needs '--token <token>': only members can write")
  if (otherToken && !token) return refuse("option '--other-token <token>' needs '--token <token>'")
  if (token !== undefined && token === otherToken) return refuse('both tokens are the same member')
  const { runs, only, timeout } = options
  return {
    mainUrl: main,
    secondUrl: second,
    seed,
    ...(runs !== undefined && { runs }),
    ...(only && { only }),
    ...(timeout !== undefined && { timeout }),
    ...(write && { write }),
    token,
    otherToken,
  }
}
