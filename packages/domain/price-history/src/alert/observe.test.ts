import type { PriceChange } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasNews, observe } from './observe.ts'
import { newAlert, type PriceAlert } from './price-alert.ts'

const target = 100_000
const item = { itemId: '7', name: '모니터', image: null }
const dayOf = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString().slice(0, 10)
const targetAlert = newAlert(item, { target, isPersonal: false }, dayOf(1))
const restockAlert = newAlert(item, { target: null, isPersonal: false }, dayOf(1))
const ownAlert = newAlert(item, { target, isPersonal: true }, dayOf(1))

/** The host's observations on the last days. The first price is of day 2; null for a day without an offer. */
function changeOf(prices: readonly (number | null)[], state?: PriceChange['price_state']): PriceChange {
  const observed = prices.flatMap((any, place) => (any === null ? [] : [{ date: dayOf(place + 2), any }]))
  return {
    item_id: '7',
    price_state: state ?? (prices.at(-1) === null ? 1 : 3),
    today: dayOf(prices.length + 1),
    recent: observed.slice(-7).reverse(),
    observed: observed.length,
  }
}

/**
 * How often an alert fires for a shopper who visits every day. For a personal alert, the prices are the shopper's own, and
 * everybody pays more.
 */
function firesOf(alert: PriceAlert, prices: readonly (number | null)[]): number {
  let [now, fires] = [alert, 0]
  for (let days = 1; days <= prices.length; days++) {
    const seen = prices.slice(0, days)
    const change = changeOf(alert.isPersonal ? seen.map(() => 200_000) : seen)
    const next = observe(now, change, alert.isPersonal ? (seen.at(-1) ?? null) : null)
    if (next.fired && next.fired !== now.fired) fires++
    now = next
  }
  return fires
}

const [low, edge, high, near] = [95_000, 100_000, 110_000, 102_900]

describe('"One trustworthy observation fires an alert at a price that can be bought now"', () => {
  test.each<[string, (number | null)[], number]>([
    ['nothing observed', [], 0],
    ['one day below', [high, low], 1],
    ['the target itself', [edge], 1],
    ['above', [high, near], 0],
    ['one day below that nobody saw, since nobody sold it', [high, null], 0],
    ['a day below now and then', [low, high, low, high, low], 1],
    ['two days below, with one between on which nobody sold it', [low, null, low], 1],
  ])('a target: %s', (_, prices, fires) => {
    expect(firesOf(targetAlert, prices)).toBe(fires)
    expect(firesOf(ownAlert, prices)).toBe(fires)
  })

  test.each<[string, (number | null)[], number]>([
    ['not sold', [null, null], 0],
    ['sold for a day', [null, high], 1],
    ['sold every other day', [null, high, null, high, null, high], 1],
  ])('a restock: %s', (_, prices, fires) => {
    expect(firesOf(restockAlert, prices)).toBe(fires)
  })
})

describe('"with hysteresis: a price that flickers alarms once"', () => {
  test.each<[string, (number | null)[], number]>([
    ['up for a day', [low, low, high, low, low], 1],
    ['up for long, but by less than 3 %', [low, low, near, near, near, low, low], 1],
    ['up by more than 3 % for two days', [low, low, high, high, low, low], 2],
  ])('a target: %s', (_, prices, fires) => {
    expect(firesOf(targetAlert, prices)).toBe(fires)
    expect(firesOf(ownAlert, prices)).toBe(fires)
  })

  test.each<[string, (number | null)[], number]>([
    ['missing for a day', [low, low, null, low, low], 1],
    ['missing for two days', [low, low, null, null, low, low], 2],
  ])('a restock: %s', (_, prices, fires) => {
    expect(firesOf(restockAlert, prices)).toBe(fires)
  })

  test('fires at most once until the price is clearly above the target for two days', () => {
    const flicker = fc.array(fc.tuple(fc.constantFrom(low, edge, near), fc.boolean()), { maxLength: 15 })
    fc.assert(
      fc.property(flicker, days => {
        // On a single day, the price may be higher.
        const prices = days.flatMap(([price, isSpike]) => (isSpike ? [price, high] : [price]))
        expect(firesOf(targetAlert, prices)).toBeLessThanOrEqual(1)
        expect(firesOf(ownAlert, prices)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

test('repeating the same observations changes nothing', () => {
  const prices = fc.array(fc.option(fc.constantFrom(low, edge, near, high)), { maxLength: 12 })
  fc.assert(
    fc.property(
      prices,
      fc.constantFrom(restockAlert, targetAlert, ownAlert),
      fc.nat(12),
      (all, start, earlier) => {
        const ownPrice = all.at(-1) ?? null
        const before = observe(start, changeOf(all.slice(0, earlier)), all[earlier] ?? null)
        const once = observe(before, changeOf(all), ownPrice)
        expect(observe(once, changeOf(all), ownPrice)).toEqual(once)
      },
    ),
    { numRuns: 100 },
  )
})

describe('unusual observations', () => {
  test.each<[string, Partial<PriceChange>]>([
    ['that nobody can buy it', { price_state: 0 }],
    ['nothing of today', { today: dayOf(9) }],
    ['days after today', { recent: [4, 5].map(day => ({ date: dayOf(day), any: low })) }],
    ['days that are none', { recent: [{ date: 'soon', any: low }] }],
    ['prices of nothing', { recent: [3, 2].map(day => ({ date: dayOf(day), any: 0 })) }],
    [
      'prices without their delivery',
      { recent: [3, 2].map(day => ({ date: dayOf(day), any: low, delivery: null })) },
    ],
  ])('%s: fires nothing', (_, changes) => {
    expect(observe(targetAlert, { ...changeOf([low, low]), ...changes }, null)).toBe(targetAlert)
  })
})

test('whose price a target is compared with: the shopper’s own, or that for anyone', () => {
  expect(observe(ownAlert, changeOf([low]), high)).toBe(ownAlert)
  expect(observe(ownAlert, changeOf([low]), null)).toBe(ownAlert)
  expect(observe(ownAlert, changeOf([high]), low).fired).toEqual({ day: dayOf(2), price: low })
  expect(observe(ownAlert, changeOf([high], 0), low)).toBe(ownAlert)
  expect(observe(targetAlert, changeOf([high]), low)).toBe(targetAlert)
})

test('a dismissed alert stays dismissed until it fires again', () => {
  const fired = observe(targetAlert, changeOf([low, low]), null)
  const read = { ...fired, isRead: true }
  expect(hasNews(fired, undefined)).toBe(true)
  expect(hasNews(fired, changeOf([low, null]))).toBe(false)
  expect(hasNews(read, undefined)).toBe(false)
  expect(observe(read, changeOf([low, low, low]), null)).toBe(read)
  expect(observe(read, changeOf([low, low, high, high, low, low]), null)).toMatchObject({
    fired: { day: dayOf(7), price: low },
    isRead: false,
  })
})
