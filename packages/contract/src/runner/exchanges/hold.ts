import type { Exchange } from './exchange.ts'
import { firstDifference } from './first-difference.ts'
import { Violation } from './violation.ts'

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
