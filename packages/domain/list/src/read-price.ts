import { readInteger } from '@jeoul/amount'

/** Reads a price as typed, in won, such as 500000, 500,000원 or 50만; null for anything else. Nine digits at most (assumed). */
export function readPrice(typed: string | null): number | null {
  return readInteger(typed, 9)
}
