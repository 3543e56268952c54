import { allSettled, createWatch, type EventCallable } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import {
  cardPriceSwitched,
  keywordSubmitted,
  makerToggled,
  pricesChosen,
  queryChosen,
  sizeChosen,
  specToggled,
} from './choice-model.ts'
import { readListQuery } from './list-query-codec.ts'
import { setUp } from './testing/list-host.ts'

describe('every choice opens the first page and keeps all other choices', () => {
  const before = '?page=3&maker=5&sort=low'
  const chosen = async <Choice>(event: EventCallable<Choice>, params: Choice) => {
    const { scope, open } = setUp()
    await open('111213', before)
    const seen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: seen })
    await allSettled(event, { scope, params })
    return seen.mock.calls
  }
  const kept = { ...readListQuery(before), page: 1 }

  test('a maker, chosen and deselected', async () => {
    expect(await chosen(makerToggled, '7')).toEqual([[{ ...kept, makers: ['5', '7'] }]])
    expect(await chosen(makerToggled, '5')).toEqual([[{ ...kept, makers: [] }]])
  })

  test('a specification', async () => {
    expect(await chosen(specToggled, { facet: 'memory', value: '12' })).toEqual([
      [{ ...kept, spec: { memory: ['12'] } }],
    ])
  })

  test('prices, in the right order', async () => {
    expect(await chosen(pricesChosen, { min: 900, max: 100 })).toEqual([[{ ...kept, min: 100, max: 900 }]])
  })

  test('words, normalized', async () => {
    expect(await chosen(keywordSubmitted, '  RTX   5070 ')).toEqual([[{ ...kept, kwd: 'RTX 5070' }]])
  })

  test('"The route type cash becomes card if the card-price checkbox is checked"', async () => {
    expect(await chosen(cardPriceSwitched, true)).toEqual([[{ ...kept, type: 'card' }]])
    expect(await chosen(cardPriceSwitched, false)).toEqual([[{ ...kept, type: 'cash' }]])
  })

  test('the page size', async () => {
    expect(await chosen(sizeChosen, 90)).toEqual([[{ ...kept, size: 90 }]])
  })
})
