import { type Contract, type Host, hosts, type Operation, readContract } from '../documents/index.ts'
import {
  type Additions,
  type Caller,
  createAdditions,
  type Tokens,
  unknownToken,
} from './exchanges/additions.ts'
import { type Ask, createAsk } from './exchanges/create-ask.ts'
import { type Client, createClient } from './exchanges/create-client.ts'
import { createPictures, type Pictures } from './exchanges/create-pictures.ts'
import { HostError, RunError, Violation } from './exchanges/hold.ts'
import { discover } from './known/discover.ts'
import { discoverForeign } from './known/discover-foreign.ts'
import type { Known } from './known/known.ts'
import { readsOnly } from './requests/requests-of.ts'
import { defaultTimeout, type RunOptions, sitesOrigin } from './run-options.ts'
import { rememberMade } from './tidy-up.ts'

/** Shared by the checks of a run. */
export interface Context {
  readonly contract: Contract
  readonly client: Client
  readonly pictures: Pictures
  readonly ask: Ask
  readonly known: Known
  /** Callers with a token, except for the unknown one. */
  readonly callers: ReadonlySet<Caller>
  readonly tokens: Tokens
  /** The credentials and headers that are added to requests. */
  readonly additions: Additions
  readonly refusalsNamePlaces: boolean
  /** The origin whose pages must be allowed to call the hosts; undefined if that is not tested. */
  readonly origin: string | undefined
}

export interface PreparedRun {
  readonly context: Context
  /** Violations found during discovery. */
  readonly met: readonly Violation[]
  /** Removes what the run created. */
  clear(): Promise<void>
}

const ours = readContract()
const firstContact = { main: 'getCategories', second: 'getLogo' } as const

/** @throws HostError if a host can't be reached; RunError if a token is not accepted, or an operation does not exist */
export async function prepareRun(options: RunOptions): Promise<PreparedRun> {
  const { contract = ours } = options
  const { seed, only = [], timeout = defaultTimeout, token, otherToken, refusalsNamePlaces = false } = options
  const unknown = only.find(id => !contract.operation(id))
  if (unknown !== undefined) throw new RunError(`the documents have no operation ${unknown}`)
  const tokens: Tokens = {
    stranger: unknownToken,
    ...(token && { member: token }),
    ...(otherToken && { other: otherToken }),
  }
  const callers = new Set<Caller>((['member', 'other'] as const).filter(caller => tokens[caller]))
  const baseUrls = { main: options.mainUrl, second: options.secondUrl }
  const additions = createAdditions(contract, tokens, options)
  const ofClient = { baseUrls, additions, timeout, fetch: options.fetch }
  const pictures = createPictures({
    urls: Object.values(baseUrls),
    headers: options.headers ?? {},
    timeout,
    fetch: options.fetch,
  })
  const { client, clear } = rememberMade(contract, createClient(contract, ofClient))
  for (const host of hosts)
    await requireHost(client, additions, firstContactAt(contract, host), baseUrls[host])
  for (const caller of callers) await requireToken(client, caller, contract)
  const origin = options.origin ?? (contract.isForeign ? undefined : await knownOrigin(client))
  const ask = createAsk(contract, client)
  const { known, violations: met } = contract.isForeign
    ? await discoverForeign(contract, client, additions)
    : await discover(ask, seed)
  return {
    context: {
      contract,
      client,
      pictures,
      ask,
      known,
      callers,
      tokens,
      additions,
      refusalsNamePlaces,
      origin,
    },
    met,
    clear,
  }
}

/** The operation that the first request to a host calls; undefined if the documents have none for it. */
function firstContactAt(contract: Contract, host: Host): Operation | undefined {
  return contract.isForeign
    ? contract.operations
        .filter(operation => operation.host === host)
        .toSorted((a, b) => Number(readsOnly(b)) - Number(readsOnly(a)))[0]
    : contract.operation(firstContact[host])
}

async function requireHost(
  client: Client,
  additions: Additions,
  operation: Operation | undefined,
  url: string,
): Promise<void> {
  if (!operation) return
  try {
    // Instead of a write, or of a call that lacks something, it is the preflight, which does not count as a call.
    const isPreflight =
      !readsOnly(operation) || operation.isForMembers || additions.missingHeaders(operation).length > 0
    await client.send({ operation, values: { id: 1 }, caller: 'nobody', ...(isPreflight && { isPreflight }) })
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    throw new HostError(`the ${operation.host} API at ${url} can't be reached: ${error.message}`)
  }
}

/** The origin of the development site, if a host allows it by CORS. */
async function knownOrigin(client: Client): Promise<string | undefined> {
  for (const host of hosts) {
    const operation = ours.operation(firstContact[host])
    if (!operation) continue
    const headers = { Origin: sitesOrigin }
    const answer = await client.send({ operation, values: { id: 1 }, caller: 'nobody', headers })
    if (answer.headers.has('Access-Control-Allow-Origin')) return sitesOrigin
  }
  return undefined
}

async function requireToken(client: Client, caller: Caller, contract: Contract): Promise<void> {
  const operation = contract.operation('getMember')
  if (!operation || contract.isForeign) return
  const { status } = await client.send({ operation, values: {}, caller })
  if (status === 401)
    throw new RunError(
      `the hosts refuse the token of the ${caller === 'other' ? 'other ' : ''}member (401): pass a valid one`,
    )
}
