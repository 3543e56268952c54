import { describe, expect, test } from 'vitest'
import { type ClockSetting, createClock, defaultClock, parseInstant } from './clock.ts'
import { createCounters } from './counters.ts'
import { createStore } from './store/store.ts'

const noon = Date.UTC(2026, 8, 1, 3)

function openClock(start: ClockSetting) {
  const store = createStore()
  return createClock(store, createCounters(store), start)
}

describe('parseInstant', () => {
  test.each([
    ['2026-09-01T12:00:00+09:00', noon],
    ['2026-09-01T03:00Z', noon],
    ['2026-09-01T03:00:00.250Z', noon + 250],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })

  test.each(['', '2026-09-01', '2026-09-01T12:00:00', '2026-13-01T00:00Z', '1969-01-01T00:00Z', 'now', '0'])(
    'does not read %j',
    text => {
      expect(parseInstant(text)).toBeUndefined()
    },
  )
})

describe('a clock', () => {
  test('dates the first write, and advances by its step', () => {
    const clock = openClock({ now: noon, step: 60 })
    expect([clock.nextTime(), clock.nextTime()]).toEqual([
      '2026-09-01T03:00:00.000Z',
      '2026-09-01T03:01:00.000Z',
    ])
  })

  test('stops with a step of 0', () => {
    const clock = openClock({ now: noon, step: 0 })
    expect(clock.nextTime()).toBe(clock.nextTime())
  })

  test('returns to its start, but never reuses a number', () => {
    const clock = openClock(defaultClock)
    const first = [clock.nextNumber(), clock.nextTime()]
    clock.set({ now: noon, step: 0 })
    clock.reset()
    expect(clock.nextTime()).toBe(first[1])
    expect(clock.nextNumber()).not.toBe(first[0])
  })
})
