import { ApiError } from './api-error.ts'
import type { ApiConfig } from './connection.ts'
import { isFromApi, type RequestContext, type Send } from './request-host.ts'

interface Seen {
  /** The time until which the operation counts as absent. */
  readonly absentUntil: number
  /** When the host last offered it. */
  readonly offeredAt: number
}

const nothingSeen: Seen = { absentUntil: 0, offeredAt: -Infinity }

/** What is known about the hosts of an operation that may be missing. */
export interface Absence {
  /** The state by the hosts' configuration. */
  readonly seen: WeakMap<ApiConfig, Seen>
  /** A clock in milliseconds. */
  readonly now: () => number
  /** Whether a 404 by the API itself means that the thing to be changed no longer exists, rather than the operation. */
  readonly hasOwn404?: boolean
}

/**
 * Milliseconds for which an operation counts as absent. Limited, because a server outlives deployments of its hosts.
 */
const absentTtl = 10 * 60_000

/** Milliseconds for which an answer proves that the host offers an operation. */
const offeredTtl = absentTtl

/**
 * Milliseconds for which an operation counts as absent if the refusal may come from a gateway, whose host may be back
 * soon.
 */
const gatewayTtl = 30_000

/**
 * Calls an operation that a host may lack.
 *
 * @throws {@link ApiError} of kind `absent` if the host lacks it; a gateway's refusal does not count if the operation
 *   has answered lately
 */
export async function sendAssumed<Params, Data>(
  send: Send<Params, Data>,
  params: Params,
  context: RequestContext,
  { seen, now, hasOwn404 = false }: Absence,
) {
  const { config } = context
  const known = () => seen.get(config) ?? nothingSeen
  if (known().absentUntil > now())
    throw new ApiError('absent', 'the host answered 404 to this operation less than ten minutes ago')
  const reply = await send(params, context)
  const { status, url } = reply.response
  if (reply.data !== undefined) {
    seen.set(config, { ...nothingSeen, offeredAt: now() })
    return reply
  }
  const isOwn = isFromApi(reply)
  const isAbsent = status === 405 || status === 501 || (status === 404 && !(hasOwn404 && isOwn))
  // A gateway's refusal says nothing about an operation that has answered within the last ten minutes.
  const isOffered = !isOwn && now() - known().offeredAt < offeredTtl
  if (!isAbsent || isOffered) return reply
  seen.set(config, { ...known(), absentUntil: now() + (isOwn ? absentTtl : gatewayTtl) })
  console.warn(`[api] the host does not offer an assumed operation: ${status} from ${url}`)
  throw new ApiError('absent', `${status} from ${url}`, status)
}
