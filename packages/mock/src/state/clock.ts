import { today } from '../catalogue/epoch.ts'

/** Numbers and times for what is written: no two alike, and the same in every run. */
export interface Clock {
  /** Counts on from where the last call left. */
  nextNumber(): number
  /** ISO date-time on the catalogue's today, a second later with every call. */
  nextTime(): string
}

const dayMs = 86_400_000
/** Midnight in Seoul, where the shoppers are. */
const dayStart = today * dayMs - 9 * 3_600_000

/** @param firstNumber above every number that something made on demand may have */
export function createClock(firstNumber = 900_000_001): Clock {
  let number = firstNumber
  let seconds = 0
  return {
    nextNumber: () => number++,
    nextTime: () => new Date(dayStart + ++seconds * 1000).toISOString(),
  }
}
