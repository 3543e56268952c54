import { traitValues } from '@jeoul/api/enums'
import { emptyFilter, readWords, toggleMaker, toggleSpec } from '@jeoul/filter-spec'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultListQuery, type ListQuery, sorts } from './list-query.ts'
import { readListQuery, writeListQuery } from './list-query-codec.ts'
import { desktopList, type ListSite, mobileList } from './list-site.ts'

const key = fc.stringMatching(/^[a-zA-Z0-9가-힣()/+_.-]{1,12}$/)
const makers = fc.array(fc.stringMatching(/^[0-9]{1,6}$/), { maxLength: 6 })
const won = fc.option(fc.nat(900_000_000))

const listQuery = ({ sizes }: ListSite): fc.Arbitrary<ListQuery> =>
  fc
    .record({
      search: fc.constant(null),
      page: fc.integer({ min: 1, max: 999 }),
      sort: fc.constantFrom(...sorts.map(sort => sort.key)),
      size: fc.constantFrom(...sizes),
      type: fc.constantFrom('cash' as const, 'card' as const),
      event: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
      tab: fc.constant('total' as const),
      pageType: fc.constant('srch' as const),
      adCode: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
      kwd: fc.string({ maxLength: 60 }).map(readWords),
      makers,
      malls: makers.map(ids => [...new Set(ids)].sort()),
      traits: fc.subarray([...traitValues]).map(traits => traits.sort()),
      pairs: fc.array(fc.tuple(key, key), { maxLength: 6 }),
      min: won,
      max: won,
    })
    .map(({ pairs, makers, min, max, ...rest }) => {
      const chosen = [...new Set(makers)].reduce(toggleMaker, emptyFilter)
      const distinct = new Map(pairs.map(pair => [pair.join(':'), pair]))
      const { spec } = [...distinct.values()].reduce(
        (filter, [f, v]) => toggleSpec(filter, f, v),
        emptyFilter,
      )
      const ordered = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
      return { ...rest, makers: chosen.makers, spec, ...ordered }
    })

const sites = [
  ['desktop', desktopList],
  ['mobile', mobileList],
] as const

test.each(sites)('reads back what was written, %s', (_, site) => {
  fc.assert(
    fc.property(listQuery(site), query => {
      expect(readListQuery(writeListQuery(query, site), site)).toEqual(query)
    }),
  )
})

test('the other site reads the same choice', () => {
  fc.assert(
    fc.property(listQuery(desktopList), query => {
      const { size: _, ...chosen } = query
      expect(readListQuery(writeListQuery(query), mobileList)).toMatchObject(chosen)
      expect(readListQuery(writeListQuery(query, mobileList))).toMatchObject(chosen)
    }),
  )
})

describe('the mobile site’s addresses', () => {
  test('"Mobile route defaults: page 1, sort 1, perpage 40"', () => {
    expect(writeListQuery(mobileList.defaults, mobileList)).toBe('')
    expect(readListQuery('?page=1&sort=1&perpage=40', mobileList)).toEqual(mobileList.defaults)
    expect(mobileList.defaults).toMatchObject({ page: 1, sort: 'rank', size: 40 })
  })

  test('an order is named, a page is given with its size', () => {
    const query = { ...mobileList.defaults, sort: 'low' as const, size: 30, page: 2 }
    expect(writeListQuery(query, mobileList)).toBe('?sort=low&perpage=30&page=2')
  })

  test.each([
    ['?sort=0', {}],
    [`?sort=${sorts.length + 1}`, {}],
    ['?sort=-1', {}],
    ['?sort=1.5', {}],
    ['?perpage=41', {}],
    ['?sort=5', { sort: 'review' }],
    ['?sort=review', { sort: 'review' }],
    ['?sort=new&size=60', { sort: 'new', size: 60 }],
  ])('%s', (search, expected) => {
    expect(readListQuery(search, mobileList)).toEqual({ ...mobileList.defaults, ...expected })
  })
})

test('the defaults need no address: "page 1, sort rank, size 30, type cash, tab total, pageType srch"', () => {
  expect(writeListQuery(defaultListQuery)).toBe('')
  expect(readListQuery('')).toEqual(defaultListQuery)
  expect(defaultListQuery).toMatchObject({
    page: 1,
    sort: 'rank',
    size: 30,
    type: 'cash',
    tab: 'total',
    pageType: 'srch',
  })
  expect(readListQuery('?tab=other&pageType=other')).toEqual(defaultListQuery)
  expect(readListQuery('?page=1&sort=rank&size=30&type=cash&tab=total&pageType=srch')).toEqual(
    defaultListQuery,
  )
})

test.each([
  ['메모리', '16GB'],
  ['Memory', 'DDR5'],
  ['화면비율', '16:9'],
  ['칩셋_제조사', 'AMD & Intel'],
  ['칩셋 제조사', '인텔'],
])('regression: a specification %s=%s was lost from the address', (facet, value) => {
  const query = { ...defaultListQuery, spec: { [facet]: [value] } }
  expect(readListQuery(writeListQuery(query))).toEqual(query)
})

test('addresses are readable', () => {
  const query = {
    ...defaultListQuery,
    makers: ['7'],
    spec: { memory: ['12', '16'] },
    traits: ['free' as const],
    malls: ['101'],
    page: 2,
  }
  expect(writeListQuery(query)).toBe('?maker=7&trait=free&mall=101&spec=memory:12&spec=memory:16&page=2')
})

describe('malformed parameters count as missing', () => {
  test.each<[string, Partial<ListQuery>]>([
    ['?page=0', {}],
    ['?page=-3', {}],
    ['?page=1e9', {}],
    ['?page=99999999999', {}],
    ['?sort=drop%20table', {}],
    ['?size=31', {}],
    ['?type=gold', {}],
    ['?maker=abc&maker=&maker=7', { makers: ['7'] }],
    ['?maker=7&maker=7', { makers: ['7'] }],
    ['?mall=11번가&mall=101&mall=101', { malls: ['101'] }],
    ['?trait=cheap&trait=FREE&trait=free&trait=free', { traits: ['free'] }],
    ['?trait=rated,bogus', { traits: ['rated'] }],
    ['?maker=7,abc,8&mall=,101', { makers: ['7', '8'], malls: ['101'] }],
    ['?spec=memory&spec=:&spec=memory:12', { spec: { memory: ['12'] } }],
    [
      '?spec=%EB%A9%94%EB%AA%A8%EB%A6%AC+%EC%9A%A9%EB%9F%89:12GB&spec=VRAM:16',
      { spec: { '메모리 용량': ['12GB'], VRAM: ['16'] } },
    ],
    ['?spec=__proto__:12', { spec: JSON.parse('{"__proto__":["12"]}') }],
    ['?spec=constructor:12', { spec: JSON.parse('{"constructor":["12"]}') }],
    ['?min=abc&max=-5', {}],
    ['?min=200&max=100', { min: 100, max: 200 }],
    ['?min=10,000', { min: 10_000 }],
    ['?kwd=%20%20', {}],
    ['?ad_code=<script>', {}],
    ['?%E0%A4%A&&&===', {}],
  ])('%s', (search, expected) => {
    expect(readListQuery(search)).toEqual({ ...defaultListQuery, ...expected })
  })

  test('never throws, and can write whatever it reads', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const query = readListQuery(`?${text}`)
        expect(readListQuery(writeListQuery(query))).toEqual(query)
      }),
    )
  })
})
