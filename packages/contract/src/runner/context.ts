import type { Contract } from '../documents/index.ts'
import type { Ask } from './exchanges/create-ask.ts'
import type { Client, Tokens } from './exchanges/create-client.ts'
import type { Caller } from './exchanges/planned-request.ts'
import type { Known } from './known/known.ts'

/** Shared by the checks of a run. */
export interface Context {
  readonly contract: Contract
  readonly client: Client
  readonly ask: Ask
  readonly known: Known
  /** Callers with a token, except for the unknown one. */
  readonly callers: ReadonlySet<Caller>
  readonly tokens: Tokens
  readonly refusalsNamePlaces: boolean
  /** The origin whose pages must be allowed to call the hosts; undefined if that is not tested. */
  readonly origin: string | undefined
}
