import type { Exchange } from './exchange.ts'

/** A violation of the contract by a host. */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** Such as 'status', 'query.limit', 'body.result.total'. */
  readonly place: string
  /** The requests that prove it, in order. */
  readonly exchanges: readonly Exchange[]

  constructor(place: string, message: string, ...exchanges: readonly Exchange[]) {
    super(message)
    this.place = place
    this.exchanges = exchanges
  }
}

/** The run could not be carried out. The message is one line. */
export class RunError extends Error {
  override readonly name: string = 'RunError'
}

/** A host can't be reached. */
export class HostError extends RunError {
  override readonly name = 'HostError'
}

/** @throws Violation unless both are equal as JSON. The exchanges are its evidence. */
export function holdSame(
  place: string,
  is: unknown,
  wanted: unknown,
  ...exchanges: readonly Exchange[]
): void {
  const difference = firstDifference(is, wanted)
  if (!difference) return
  const message = `is ${shorten(difference.is)} instead of ${shorten(difference.wanted)}`
  throw new Violation(place + difference.path, message, ...exchanges)
}

/** @throws Violation unless the condition is true */
export function hold(isSo: boolean, place: string, message: string, ...exchanges: readonly Exchange[]): void {
  if (!isSo) throw new Violation(place, message, ...exchanges)
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

export interface Difference {
  /** From the root, as in '.items.0.name'; empty for the root itself. */
  readonly path: string
  readonly is: unknown
  readonly wanted: unknown
}

/** The first difference between two values as JSON; undefined if they are equal. */
export function firstDifference(is: unknown, wanted: unknown, path = ''): Difference | undefined {
  if (Array.isArray(is) && Array.isArray(wanted)) {
    const inside = firstOf(Math.min(is.length, wanted.length), place =>
      firstDifference(is[place], wanted[place], `${path}.${place}`),
    )
    if (inside || is.length === wanted.length) return inside
    return { path: `${path}.length`, is: is.length, wanted: wanted.length }
  }
  if (isRecord(is) && isRecord(wanted)) {
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(is)])]
    return firstOf(names.length, place => {
      const name = names[place] ?? ''
      return firstDifference(is[name], wanted[name], `${path}.${name}`)
    })
  }
  return JSON.stringify(is) === JSON.stringify(wanted) ? undefined : { path, is, wanted }
}

function firstOf<T>(count: number, find: (place: number) => T | undefined): T | undefined {
  for (let place = 0; place < count; place++) {
    const found = find(place)
    if (found !== undefined) return found
  }
  return undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
