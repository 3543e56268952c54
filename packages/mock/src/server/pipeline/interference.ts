import type { Exchange } from './exchange.ts'

/** What happens to an exchange besides what its handler does: a fault, a scenario, something the request prefers. */
export interface Interference {
  /** What the request log calls it. */
  readonly names: readonly string[]
  /** Holds the exchange back before anything else, in milliseconds. */
  readonly delay?: number
  /** Puts another request before the handler, of the same operation. */
  readonly ask?: (request: Request) => Request | Promise<Request>
  /** Answers in place of the handler, which never sees the request. */
  readonly instead?: () => Response | Promise<Response>
  /** Makes another answer of the one there is, `instead`'s included. */
  readonly change?: (response: Response) => Response | Promise<Response>
  /** Whether it breaks the documents on purpose, so that its answer is no bug of the mock. */
  readonly isOffContract?: boolean
}

/** Decides about an exchange before its handler runs; undefined to leave it alone. */
export type Interfere = (exchange: Exchange) => Interference | undefined

/**
 * Several as one: their delays add up, the first `instead` answers, and those that change requests or answers follow
 * each other in the order given. One that breaks the documents makes the whole do so.
 */
export function interfereByAll(all: readonly Interfere[]): Interfere {
  return exchange => joinInterferences(all.map(interfere => interfere(exchange)))
}

/** What `interfereByAll` makes of its parts. */
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

type Step<T> = ((value: T) => T | Promise<T>) | undefined

function chain<T>(first: Step<T>, next: Step<T>): Step<T> {
  if (!first || !next) return first ?? next
  return async value => next(await first(value))
}
