import { chipsOf, emptyFilter, type Filter } from '@jeoul/filter-spec'
import { describe, expect, test } from 'vitest'
import { filterRelaxations, nothingFoundWords } from './filter-relaxations.ts'
import type { ListAnswer } from './list-answer.ts'

const answer: ListAnswer = {
  items: [],
  total: 0,
  isCompare: true,
  makers: [
    { id: '5', name: 'ASUS', count: 0 },
    { id: '7', name: 'MSI', count: 4 },
  ],
  malls: [],
  traitCounts: { free: 0 },
  specCounts: { memory: { '12': 0, '16': 9, '24': 2 }, chip: { a: 0, b: 0 } },
  priceBands: [
    { min: 0, max: 99, count: 1 },
    { min: 100, max: null, count: 2 },
  ],
}

const relaxations = (chosen: Partial<Filter>, changes: Partial<ListAnswer> = {}) => {
  const filter = { ...emptyFilter, ...chosen }
  const names = { makers: answer.makers, malls: [], facets: [], priceLabel: () => '가격' }
  return filterRelaxations(chipsOf(filter, names), { ...answer, ...changes }).map(({ chip, count }) => [
    chip.key,
    count,
  ])
}

describe('the single choices whose removal leaves products', () => {
  test.each<[string, Partial<Filter>, unknown[]]>([
    ['the only maker: as many as all makers have', { makers: ['5'] }, [['maker:5', 4]]],
    ['one of two makers: as many as the other has', { makers: ['5', '7'] }, [['maker:5', 4]]],
    ['the only value of a facet', { spec: { memory: ['12'] } }, [['spec:memory:12', 11]]],
    ['one of two values', { spec: { memory: ['12', '24'] } }, [['spec:memory:12', 2]]],
    ['a facet that is not what emptied the list', { spec: { chip: ['a'] } }, []],
    ['the price, since bands do not count what has none', { min: 5000 }, [['price', null]]],
    ['a trait, which nobody counted without', { traits: ['free'] }, [['trait:free', null]]],
    ['a mall, whose products others sell as well', { malls: ['101'] }, [['mall:101', null]]],
    ['words, which nobody counted', { kwd: 'zzz' }, [['kwd', null]]],
    [
      'the most fruitful comes first, what is not counted last',
      { kwd: 'z', makers: ['5'], spec: { memory: ['12'] }, min: 1 },
      [
        ['spec:memory:12', 11],
        ['maker:5', 4],
        ['kwd', null],
        ['price', null],
      ],
    ],
    [
      'a facet called like something every object inherits',
      { spec: { constructor: ['x'] } },
      [['spec:constructor:x', null]],
    ],
  ])('%s', (_, chosen, expected) => {
    expect(relaxations(chosen)).toEqual(expected)
  })

  test('the price is not among them if no band has a product', () => {
    expect(relaxations({ min: 5000 }, { priceBands: [{ min: 0, max: null, count: 0 }] })).toEqual([])
  })

  test('without counts, each choice may be one of them', () => {
    const uncounted = { specCounts: null, priceBands: [{ min: 0, max: null }] }
    expect(relaxations({ spec: { memory: ['12'] }, max: 3 }, uncounted)).toEqual([
      ['spec:memory:12', null],
      ['price', null],
    ])
  })
})

const chip = { key: 'kwd', label: '‘rtx’', without: emptyFilter }

describe('advice for an empty list (assumed)', () => {
  test.each([
    ['no single way out', [], '조건을 모두 빼고 찾아보세요.'],
    ['one that is known to help', [3], '아래 조건을 빼면 상품이 있어요.'],
    ['several', [3, null], '아래 조건 가운데 하나만 빼면 상품이 있어요.'],
    ['one that nobody has counted', [null], '아래 조건을 빼면 상품이 있을 수 있어요.'],
    ['several that nobody has counted', [null, null], '아래 조건을 빼면 상품이 있을 수 있어요.'],
  ])('%s', (_, counts, words) => {
    expect(nothingFoundWords(counts.map(count => ({ chip, count })))).toBe(words)
  })
})
