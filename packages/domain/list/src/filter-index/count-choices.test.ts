import type { PriceBand } from '@jeoul/api/types'
import { emptyFilter, type Filter } from '@jeoul/filter-spec'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countChoices } from './count-choices.ts'
import type { FilterIndex } from './filter-index.ts'

const bands: PriceBand[] = [
  { min: 0, max: 99 },
  { min: 100, max: null },
]

/** Four cards: maker 3 or 5, 12GB or 16GB, one without a maker, one without a price. */
const cards: FilterIndex = {
  size: 4,
  cash: Uint32Array.of(50, 150, 250, 0),
  card: Uint32Array.of(40, 90, 250, 0),
  products: null,
  makers: { ids: ['3', '5'], column: Uint16Array.of(1, 1, 2, 0) },
  specs: [{ key: 'memory', values: ['12', '16'], column: Uint16Array.of(1, 2, 2, 1) }],
  traits: [{ key: 'free', column: Uint16Array.of(1, 0, 1, 0) }],
}

const count = (filter: Partial<Filter>, type: 'cash' | 'card' = 'cash') =>
  countChoices(cards, bands, { ...emptyFilter, ...filter }, type)

describe('the counts of further choices', () => {
  test.each<[string, Partial<Filter>, ReturnType<typeof count>]>([
    [
      'of nothing chosen',
      {},
      {
        total: 4,
        makers: { 3: 2, 5: 1 },
        specs: { memory: { 12: 2, 16: 2 } },
        traits: { free: 2 },
        bands: [1, 2],
      },
    ],
    [
      '"Counts of a facet are taken without that facet’s own choice"',
      { makers: ['3'] },
      {
        total: 2,
        makers: { 3: 2, 5: 1 },
        specs: { memory: { 12: 1, 16: 1 } },
        traits: { free: 1 },
        bands: [1, 1],
      },
    ],
    [
      '"Several values of one facet mean OR, several facets mean AND"',
      { makers: ['3', '5'], spec: { memory: ['16'] } },
      {
        total: 2,
        makers: { 3: 1, 5: 1 },
        specs: { memory: { 12: 1, 16: 2 } },
        traits: { free: 1 },
        bands: [0, 2],
      },
    ],
    [
      'an item without a price is in no range',
      { max: 1000 },
      {
        total: 3,
        makers: { 3: 2, 5: 1 },
        specs: { memory: { 12: 1, 16: 2 } },
        traits: { free: 2 },
        bands: [1, 2],
      },
    ],
    [
      'a facet that there is not leaves nothing',
      { spec: { colour: ['red'] } },
      {
        total: 0,
        makers: { 3: 0, 5: 0 },
        specs: { memory: { 12: 0, 16: 0 } },
        traits: { free: 0 },
        bands: [0, 0],
      },
    ],
    [
      'a trait is a choice of its own: what lacks it is counted nowhere',
      { traits: ['free'] },
      {
        total: 2,
        makers: { 3: 1, 5: 1 },
        specs: { memory: { 12: 1, 16: 1 } },
        traits: { free: 2 },
        bands: [1, 1],
      },
    ],
  ])('%s', (_, filter, counts) => {
    expect(count(filter)).toEqual(counts)
  })

  test('prices are those of the type', () => {
    expect(count({ max: 99 })?.total).toBe(1)
    expect(count({ max: 99 }, 'card')).toMatchObject({ total: 2, bands: [2, 1] })
  })

  test.each<[string, Partial<Filter>]>([
    ['words', { kwd: '라데온' }],
    ['malls', { malls: ['101'] }],
    ['traits that the index lacks', { traits: ['free', 'rated'] }],
  ])('leaves %s to the host', (_, filter) => {
    expect(count(filter)).toBeNull()
  })
})

const indexes = fc.integer({ min: 0, max: 30 }).chain(size =>
  fc.record({
    size: fc.constant(size),
    cash: fc.uint32Array({ minLength: size, maxLength: size, max: 300 }),
    card: fc.uint32Array({ minLength: size, maxLength: size, max: 300 }),
    products: fc.option(fc.uint16Array({ minLength: size, maxLength: size, min: 1, max: Math.max(size, 1) })),
    makers: fc.record({
      ids: fc.constant(['3', '5']),
      column: fc.uint16Array({ minLength: size, maxLength: size, max: 2 }),
    }),
    specs: fc.tuple(
      fc.record({
        key: fc.constant('memory'),
        values: fc.constant(['12', '16']),
        column: fc.uint16Array({ minLength: size, maxLength: size, max: 2 }),
      }),
      fc.record({
        key: fc.constant('cooler'),
        values: fc.constant(['two', 'three']),
        column: fc.uint16Array({ minLength: size, maxLength: size, max: 2 }),
      }),
    ),
    traits: fc.tuple(
      fc.record({
        key: fc.constant('free' as const),
        column: fc.uint16Array({ minLength: size, maxLength: size, max: 1 }),
      }),
      fc.record({
        key: fc.constant('sale' as const),
        column: fc.uint16Array({ minLength: size, maxLength: size, max: 1 }),
      }),
    ),
  }),
)
const filters: fc.Arbitrary<Filter> = fc.record({
  kwd: fc.constant(''),
  makers: fc.subarray(['3', '5']),
  spec: fc
    .record({ memory: fc.subarray(['12', '16']), cooler: fc.subarray(['two', 'three']) })
    .map(spec => Object.fromEntries(Object.entries(spec).filter(([, values]) => values.length > 0))),
  traits: fc.subarray(['free', 'sale'] as const),
  malls: fc.constant([]),
  min: fc.option(fc.integer({ min: 0, max: 300 })),
  max: fc.option(fc.integer({ min: 0, max: 300 })),
})

test('"a product once": its variants count once per value', () => {
  const grouped = { ...cards, products: Uint16Array.of(1, 1, 2, 2) }
  expect(countChoices(grouped, bands, emptyFilter, 'cash')).toEqual({
    total: 2,
    makers: { 3: 1, 5: 1 },
    specs: { memory: { 12: 2, 16: 2 } },
    traits: { free: 2 },
    bands: [1, 2],
  })
})

describe('every count equals the result of choosing the value alone in its facet', () => {
  test.each(['memory', 'cooler'])('of %s', facet => {
    fc.assert(
      fc.property(indexes, filters, (index, filter) => {
        const counts = countChoices(index, bands, filter, 'cash')?.specs[facet] ?? {}
        for (const [value, left] of Object.entries(counts)) {
          const chosen = { ...filter, spec: { ...filter.spec, [facet]: [value] } }
          expect(countChoices(index, bands, chosen, 'cash')?.total).toBe(left)
        }
      }),
    )
  })

  test('of makers', () => {
    fc.assert(
      fc.property(indexes, filters, (index, filter) => {
        for (const [maker, left] of Object.entries(
          countChoices(index, bands, filter, 'cash')?.makers ?? {},
        )) {
          expect(countChoices(index, bands, { ...filter, makers: [maker] }, 'cash')?.total).toBe(left)
        }
      }),
    )
  })

  test('of traits, together with the chosen ones', () => {
    fc.assert(
      fc.property(indexes, filters, (index, filter) => {
        const counts = countChoices(index, bands, filter, 'cash')?.traits
        for (const trait of ['free', 'sale'] as const) {
          const chosen = { ...filter, traits: [...filter.traits, trait] }
          expect(countChoices(index, bands, chosen, 'cash')?.total).toBe(counts?.[trait])
        }
      }),
    )
  })

  test('of price bands', () => {
    fc.assert(
      fc.property(indexes, filters, (index, filter) => {
        const counts = countChoices(index, bands, filter, 'cash')
        bands.forEach(({ min, max }, place) => {
          const chosen = { ...filter, min, max }
          expect(countChoices(index, bands, chosen, 'cash')?.total).toBe(counts?.bands[place])
        })
      }),
    )
  })
})
