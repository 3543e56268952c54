import { type PlainRequest, requestOf } from '../../operation/plain-request.ts'
import type { Exchange } from './exchange.ts'
import type { ReadBody } from './read-body.ts'

/** An effect on an exchange besides its handler: a fault, a scenario or a preference of the request. */
export interface Interference {
  /** Names for the request log. */
  readonly names: readonly string[]
  /** Delays the exchange first, in milliseconds. */
  readonly delay?: number
  /** Replaces the request by another one to the same operation. */
  readonly ask?: (request: Request) => Request | Promise<Request>
  /** Answers instead of the handler, which is not called. */
  readonly instead?: () => Response | Promise<Response>
  /** Changes the answer, also that of `instead`. */
  readonly change?: (response: Response) => Response | Promise<Response>
  /** Whether it violates the documents on purpose, so that its answer is not reported as a bug. */
  readonly isOffContract?: boolean
}

/** Decides about an exchange before its handler runs; undefined leaves it alone. */
export type Interfere = (exchange: Exchange, sent: ReadBody) => Interference | undefined

/**
 * Combines several: delays add up, the first `instead` answers, and changes to requests and answers are
 * applied in order. If one violates the documents on purpose, the combination does.
 */
export function interfereByAll(all: readonly Interfere[]): Interfere {
  return (exchange, sent) => joinInterferences(all.map(interfere => interfere(exchange, sent)))
}

/** The combined interference of `interfereByAll`. */
export function joinInterferences(parts: readonly (Interference | undefined)[]): Interference | undefined {
  let joined: Interference | undefined
  for (const part of parts) {
    if (part) joined = joined ? join(joined, part) : part
  }
  return joined
}

function join(first: Interference, next: Interference): Interference {
  const ask = chain(first.ask, next.ask)
  const instead = first.instead ?? next.instead
  const change = chain(first.change, next.change)
  return {
    names: [...first.names, ...next.names],
    delay: (first.delay ?? 0) + (next.delay ?? 0),
    ...(ask && { ask }),
    ...(instead && { instead }),
    ...(change && { change }),
    isOffContract: Boolean(first.isOffContract || next.isOffContract),
  }
}

/** The answer before changes: from `instead`, or from the handler with the request of `ask`. */
export async function replyBy<Reply>(
  { ask, instead }: Pick<Interference, 'ask' | 'instead'>,
  request: PlainRequest | Request,
  handle: (request: PlainRequest | Request) => Reply | Promise<Reply>,
): Promise<Reply | Response> {
  if (instead) return instead()
  return handle(ask ? await ask(requestOf(request)) : request)
}

type Step<T> = ((value: T) => T | Promise<T>) | undefined

function chain<T>(first: Step<T>, next: Step<T>): Step<T> {
  if (!first || !next) return first ?? next
  return async value => next(await first(value))
}
