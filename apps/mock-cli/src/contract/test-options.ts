import type { RunOptions } from '@jeoul/contract/runner'
import { oneDocument } from '../openapi-option.ts'

/** Operation ids separated by commas. The option may be repeated. */
export function operationList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map(id => id.trim())]
}

/** The options of `contract test`, as commander parses them. */
export interface TestOptions {
  readonly main: string
  readonly second?: string
  readonly openapi?: readonly string[]
  readonly write?: boolean
  readonly token?: string
  readonly otherToken?: string
  readonly seed?: number
  readonly runs?: number
  readonly only?: readonly string[]
  readonly timeout?: number
  readonly slow?: number
  readonly origin?: string
  readonly bail?: boolean
  readonly junit?: string
  readonly json?: boolean
}

export const highestSeed = 2 ** 31 - 1

/** @param refuse exits with a usage error */
export function toRunOptions(options: TestOptions, refuse: (message: string) => never): RunOptions {
  const { main, second, openapi, junit: _junit, json: _json, ...others } = options
  const { write, token, otherToken } = options
  if (openapi?.length === 1 && second !== undefined) return refuse(oneDocument)
  if (openapi?.length !== 1 && second === undefined)
    return refuse("required option '--second <url>' not specified")
  if (write && !token && !openapi)
    return refuse("option '--write' requires '--token <token>', because only members can write")
  if (otherToken && !token) return refuse("option '--other-token <token>' requires '--token <token>'")
  if (token !== undefined && token === otherToken) return refuse('both tokens are the same')
  const seed = Math.floor(Math.random() * highestSeed)
  return { mainUrl: main, secondUrl: second ?? main, seed, ...others }
}
