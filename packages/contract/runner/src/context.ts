import type { Contract } from '@jeoul/contract-documents'
import type { Caller } from './asking/asked.ts'
import type { Ask } from './asking/create-ask.ts'
import type { Client, Tokens } from './asking/create-client.ts'
import type { Known } from './known/known.ts'

/** What the checks of a run share. */
export interface Context {
  readonly contract: Contract
  readonly client: Client
  readonly ask: Ask
  readonly known: Known
  /** Whose tokens there are, the one that nobody has aside. */
  readonly callers: ReadonlySet<Caller>
  readonly tokens: Tokens
  readonly refusalsNamePlaces: boolean
}
