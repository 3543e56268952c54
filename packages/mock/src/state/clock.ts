import { today } from '../catalogue/epoch.ts'
import type { Counters } from './counters.ts'
import type { Store } from './store/store.ts'

/** The time of what members write. */
export interface ClockSetting {
  /** In milliseconds since 1970-01-01. */
  readonly now: number
  /** Seconds that pass with every write; 0 stops the clock. */
  readonly step: number
}

/**
 * Parses a date-time with its UTC offset, as in 2026-09-01T10:00:00+09:00.
 * @returns undefined for anything else
 */
export function parseInstant(text: string): number | undefined {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/
  const instant = form.test(text) ? Date.parse(text) : Number.NaN
  return instant >= 0 ? instant : undefined
}

/** Numbers and times for members' writes: unique, and the same in every run. */
export interface Clock {
  /** Continues where the last call left off. */
  nextNumber(): number
  /** An ISO date-time; advances the clock by its step. */
  nextTime(): string
  readonly setting: ClockSetting
  set(setting: ClockSetting): void
  /** Restores the initial time. */
  reset(): void
}

/** Above all numbers of generated data. */
const firstNumber = 900_000_001
const dayMs = 86_400_000
/** One second after midnight in Seoul on the catalogue's today, later than all seeded data. */
export const defaultClock: ClockSetting = { now: today * dayMs - 9 * 3_600_000 + 1000, step: 1 }

const row = 'time'
/** The longest step: a day. */
export const maxSeconds = 86_400

export function createClock(store: Store, counters: Counters, start: ClockSetting): Clock {
  const { clock } = store.database
  const rows = store.rows('clock', {
    toRow: ({ id, now, step }) => ({ id, now, step }),
    read: node => ({
      id: node.field('id').oneOf([row]),
      now: node.field('now').integer(0, 8.64e15),
      step: node.field('step').integer(0, maxSeconds),
    }),
    create: row => clock.create(row),
  })
  const where = { id: { equals: row } }
  const setting = () => rows.all()[0] ?? start
  const set = ({ now, step }: ClockSetting) => {
    if (!clock.update({ where, data: { now, step } })) clock.create({ id: row, now, step })
  }
  return {
    nextNumber: counters('numbers', firstNumber),
    nextTime() {
      const { now, step } = setting()
      set({ now: now + step * 1000, step })
      return new Date(now).toISOString()
    },
    get setting() {
      const { now, step } = setting()
      return { now, step }
    },
    set,
    reset: () => void clock.delete({ where }),
  }
}
