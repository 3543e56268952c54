import type { SpecFacet } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseSpecRange, facetRange, rangeLabel, valuesOfLimit, valuesWithin } from './facet-range.ts'
import { emptyFilter } from './filter.ts'

const facetOf = (...names: readonly string[]): SpecFacet => ({
  key: 'facet',
  name: '사양',
  values: names.map(name => ({ key: name, name, count: 1 })),
})
const refresh = facetOf('60Hz', '120Hz', '144Hz', '165Hz', '240Hz')

describe('the values within a range', () => {
  test.each<[string, SpecFacet, number | null, number | null, string[]]>([
    ['at least an amount', refresh, 144, null, ['144Hz', '165Hz', '240Hz']],
    ['at most an amount', refresh, null, 120, ['60Hz', '120Hz']],
    ['between two', refresh, 100, 150, ['120Hz', '144Hz']],
    ['none', refresh, 300, null, []],
    [
      'in any order, by amount and not by text',
      facetOf('8GB', '16GB', '128GB', '32GB'),
      9 * 1024 ** 2,
      null,
      ['16GB', '32GB', '128GB'],
    ],
    ['in units of one kind', facetOf('250GB', '500GB', '1TB', '2TB'), 1024 ** 3, null, ['1TB', '2TB']],
    [
      'values that are ranges themselves, only where all of one lies within',
      facetOf('1kg 미만', '1~1.3kg', '1.3~1.6kg', '1.6~2kg', '2.5kg 이상'),
      null,
      1300,
      ['1kg 미만', '1~1.3kg'],
    ],
    [
      'values with the amount in another unit beside it',
      facetOf('18.7㎡ (6평)', '32.5㎡ (10평)', '56.9㎡ (17평)', '75.5㎡ (23평)'),
      30,
      60,
      ['32.5㎡ (10평)', '56.9㎡ (17평)'],
    ],
    [
      'values after a label',
      facetOf('수랭 미지원', 'M.2 1개', 'M.2 2개', 'M.2 3개', 'M.2 4개'),
      3,
      null,
      ['M.2 3개', 'M.2 4개'],
    ],
  ])('%s', (_, facet, from, to, keys) => {
    expect(valuesWithin(facet, from, to)).toEqual(keys)
  })

  test.each<[string, SpecFacet]>([
    ['words', facetOf('AM5', 'LGA1700', 'AM4', 'LGA1851')],
    [
      'names with numbers in them',
      facetOf('1920x1080 (FHD)', '2560x1600 (WQXGA)', '2880x1800', '80PLUS 골드'),
    ],
    ['few amounts', facetOf('5400RPM', '7200RPM')],
    ['amounts of different units', facetOf('1kg', '2kg', '3개', '4개')],
    [
      'models that are named with an amount',
      facetOf('RTX 5060 8GB', 'RTX 5080 16GB', 'RTX 5090 32GB', 'RX 9070 16GB'),
    ],
    ['nothing', facetOf()],
  ])('of a facet of %s: none', (_, facet) => {
    expect(facetRange(facet, [])).toBeNull()
    expect(valuesWithin(facet, 1, 1000)).toEqual([])
  })
})

test.each<[string, number, string[]]>([
  ['in a range', 1200, ['1~1.3kg']],
  ['where two ranges meet', 1300, ['1~1.3kg', '1.3~1.6kg']],
  ['in an open range', 3000, ['2.5kg 이상']],
  ['in none', 2200, []],
])('the values that hold an amount: %s', (_, amount, keys) => {
  const weights = facetOf('1kg 미만', '1~1.3kg', '1.3~1.6kg', '1.6~2kg', '2.5kg 이상')
  expect(valuesOfLimit(weights, amount, amount)).toEqual(keys)
})

describe('the chosen range', () => {
  test.each<[string, string[], string | undefined, string | undefined, string | null]>([
    ['of values up to the last', ['144Hz', '165Hz', '240Hz'], '144Hz', undefined, '144Hz 이상'],
    ['of values from the first', ['60Hz', '120Hz', '144Hz'], undefined, '144Hz', '144Hz 이하'],
    ['of values in between', ['120Hz', '144Hz', '165Hz'], '120Hz', '165Hz', '120Hz~165Hz'],
    ['of two values, which stay chips of their own', ['165Hz', '240Hz'], '165Hz', undefined, null],
    ['of values with gaps: none', ['60Hz', '144Hz', '240Hz'], undefined, undefined, null],
    ['of all values: open', ['60Hz', '120Hz', '144Hz', '165Hz', '240Hz'], undefined, undefined, null],
    ['of an unknown value: none', ['165Hz', '240Hz', '999'], undefined, undefined, null],
    ['of nothing', [], undefined, undefined, null],
  ])('%s', (_, chosen, from, to, label) => {
    const range = facetRange(refresh, chosen)
    expect([range?.from?.label, range?.to?.label]).toEqual([from, to])
    expect(rangeLabel(refresh, chosen)).toBe(label)
  })

  test('of a facet with open ends', () => {
    const weights = facetOf('1kg 미만', '1~1.3kg', '1.3~1.6kg', '1.6~2kg', '2kg 이상')
    expect(rangeLabel(weights, ['1kg 미만', '1~1.3kg', '1.3~1.6kg'])).toBe('1.6kg 이하')
    expect(rangeLabel(weights, ['1~1.3kg', '1.3~1.6kg', '1.6~2kg'])).toBe('1kg~2kg')
    expect(rangeLabel(weights, ['1.3~1.6kg', '1.6~2kg', '2kg 이상'])).toBe('1.3kg 이상')
    expect(facetRange(weights, [])?.lowest.map(({ label }) => label)).toEqual([
      '1kg',
      '1.3kg',
      '1.6kg',
      '2kg',
    ])
  })

  test('has the ends that were chosen, for any two ends', () => {
    const amounts = fc.option(fc.constantFrom(60, 120, 144, 165, 240))
    fc.assert(
      fc.property(amounts, amounts, (from, to) => {
        const chosen = chooseSpecRange(emptyFilter, refresh, from, to).spec.facet ?? []
        const range = facetRange(refresh, chosen)
        const again = chooseSpecRange(
          emptyFilter,
          refresh,
          range?.from?.amount ?? null,
          range?.to?.amount ?? null,
        ).spec.facet
        expect(again ?? (chosen.length === 5 ? chosen : [])).toEqual(chosen)
      }),
    )
  })
})

test('choosing a range replaces the values of its facet, and open ends clear them', () => {
  const filter = { ...emptyFilter, spec: { facet: ['60Hz'], other: ['x'] } }
  expect(chooseSpecRange(filter, refresh, 240, 165).spec).toEqual({ facet: ['165Hz', '240Hz'], other: ['x'] })
  expect(chooseSpecRange(filter, refresh, null, null).spec).toEqual({ other: ['x'] })
})
