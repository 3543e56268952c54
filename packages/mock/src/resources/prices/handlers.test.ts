import type { PriceChange, PriceDrop, PriceHistory } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { today } from '../../catalogue/epoch.ts'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { catalogueOn } from '../../catalogue/market/catalogue-on.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 70, cash: 50_000, card: 48_000, malls: 20, registered: today - 400 },
    { id: 71, registered: today - 400 },
    { id: 72, cash: 90_000, card: 90_000, malls: 3, registered: today - 9 },
    { id: 73, name: '라이젠 벌크', cash: 90_000, card: 90_000, malls: 3, registered: today - 99 },
  ],
})
const ask = askHandlers(catalogue, 'main')
const historyOf = async (id: number, query = ''): Promise<PriceHistory> =>
  (await ask(`/front/v2/item/${id}/prices?${query}`)).body.result

describe('getPriceHistory', () => {
  test('returns entries in order, without overlaps, none later than today', async () => {
    const { today: last, series } = await historyOf(70)
    const days = series[0]?.days ?? []
    expect(last).toBe('2026-11-01')
    expect(days.length).toBeGreaterThan(10)
    days.forEach(({ from, to }, place) => {
      expect(from <= to).toBe(true)
      expect(from > (days[place - 1]?.to ?? '')).toBe(true)
    })
    expect(days.at(-1)?.to).toBe(last)
  })

  test('starts with the product’s registration, and goes back no further than requested', async () => {
    expect((await historyOf(72)).series[0]).toMatchObject({ since: '2026-10-23' })
    const [month] = (await historyOf(70, 'months=1')).series
    expect(month?.days[0]?.from).toBe('2026-10-03')
    expect(month && month.since < '2026-01-01').toBe(true)
  })

  test('ends before today if nobody sells the product, and is empty for an unknown one', async () => {
    const [ended] = (await historyOf(71)).series
    expect(ended?.days.at(-1)?.to).toMatch(/^2026-0/)
    expect(await historyOf(999)).toEqual({ today: '2026-11-01', series: [] })
  })

  test('has a series for bulk goods', async () => {
    expect((await historyOf(73)).series.map(({ kind }) => kind)).toEqual(['bulk'])
  })

  test('keeps the past when the clock moves on', async () => {
    const later = askHandlers(catalogueOn(catalogue, 30), 'main')
    const { result } = (await later('/front/v2/item/70/prices')).body
    const upTo = ({ series }: PriceHistory, date: string) =>
      series[0]?.days.filter(({ from, to }) => from > '2025-12-31' && to < date)
    expect(result.today).toBe('2026-12-01')
    const past = upTo(result, '2026-10-20')
    expect(past?.length).toBeGreaterThan(1)
    expect(past).toEqual(upTo(await historyOf(70), '2026-10-20'))
  })
})

test.each([0, 1, 25])('the last day is what the catalogue costs, %i days later', async days => {
  const moved = catalogueOn(generateCatalogue({ items: 600 }), days)
  const [main, second] = [askHandlers(moved, 'main'), askHandlers(moved, 'second')]
  const leaves = [...moved.leaves.values()].filter(({ items }) => items.size > 0)
  for (const { items } of leaves) {
    const id = items.ids[0]
    const { result }: { result: PriceHistory } = (await main(`/front/v2/item/${id}/prices?months=1`)).body
    const { item } = (await second(`/desktop/v1/shopping/items/${id}`)).body.result
    const last = result.series[0]?.days.at(-1)
    if (item.lowest) {
      expect(last).toMatchObject({ to: result.today, any: item.lowest.any.total })
      expect(last?.delivery).toBe(item.lowest.any.delivery)
    } else expect(last?.to).not.toBe(result.today)
  }
})

describe('getPriceChanges', () => {
  const changesOf = async (ids: string): Promise<PriceChange[]> =>
    (await ask(`/front/v2/items/prices?item_ids=${ids}`)).body.result

  test('returns each known product once', async () => {
    const found = await changesOf('71,999,70,70')
    expect(found.map(({ item_id, price_state }) => [item_id, price_state])).toEqual([
      ['71', 0],
      ['70', 3],
    ])
  })

  test('agrees with the history', async () => {
    const [change] = await changesOf('70')
    const days = (await historyOf(70)).series[0]?.days ?? []
    expect(change?.recent[0]).toMatchObject({ date: '2026-11-01', any: days.at(-1)?.any })
    expect(change?.recent).toHaveLength(7)
    expect(change?.low?.any).toBe(Math.min(...days.map(({ any }) => any)))
  })

  test('has the days of the same series if months are requested', async () => {
    const [plain] = await changesOf('70')
    const [change] = await changesOf('70&months=3')
    expect(plain).not.toHaveProperty('days')
    expect(change).toEqual({ ...plain, days: (await historyOf(70, 'months=3')).series[0]?.days })
    expect((await ask('/front/v2/items/prices?item_ids=70&months=6')).status).toBe(400)
  })

  test('accepts at most thirty products', async () => {
    const ids = Array.from({ length: 31 }, (_, id) => id + 1).join()
    expect((await ask(`/front/v2/items/prices?item_ids=${ids}`)).status).toBe(400)
  })
})

test('getPriceDrops has products below the low of their month, the largest drop first', async () => {
  const main = askHandlers(generateCatalogue({ items: 3000 }), 'main')
  const drops: PriceDrop[] = (await main('/front/v2/items/drops?limit=5')).body.result
  const shares = drops.map(({ change: { recent, month_low = 0 } }) => (recent[0]?.any ?? 0) / month_low)
  expect(drops).toHaveLength(5)
  expect(shares.every(share => share < 1)).toBe(true)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  for (const { item, change } of drops) expect(item.lowest?.any.total).toBe(change.recent[0]?.any)
})
