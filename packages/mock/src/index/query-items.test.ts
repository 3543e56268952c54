import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flag } from '../catalogue/catalogue.ts'
import { lowestPrices } from '../catalogue/lowest-prices.ts'
import { drawOffers } from '../catalogue/offers.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { makerIdOf } from './maker-id.ts'
import { traits } from './market-columns.ts'
import { bandOf } from './price-bands.ts'
import { queryItems } from './query-items.ts'
import { noFilter, type Question } from './question.ts'
import { sorts } from './sort-refs.ts'
import { type TinyItem, tinyCatalogue, tinyFacets, tinyMakers } from './tiny-catalogue.ts'

const items: fc.Arbitrary<TinyItem[]> = fc.array(
  fc.record({
    id: fc.nat(9999),
    name: fc.constantFrom('그래픽카드 RTX 검정', 'Rtx 5070 흰색', '메모리 DDR5', '가'.normalize('NFD')),
    maker: fc.nat(2),
    specs: fc.tuple(fc.nat(3), fc.nat(2)),
    cash: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 40 }).map(n => n * 25_000),
    ),
    card: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 40 }).map(n => n * 24_000),
    ),
    reviews: fc.nat(3),
    malls: fc.nat(6),
    registered: fc.nat(3),
    popularity: fc.nat(3),
    group: fc.nat(3),
    flags: fc.constantFrom(0, flag.event),
    minishop: fc.constantFrom('부품마당', '컴닥터피씨'),
  }),
  { maxLength: 40 },
)

const catalogues = fc
  .record({ first: items, second: items, third: items })
  .map(({ first, second, third }) => {
    const seen = new Set<number>()
    const once = (list: TinyItem[]) => list.filter(({ id }) => !seen.has(id) && seen.add(id))
    return { 111: once(first), 112: once(second), 211: once(third) }
  })

/** Mostly nothing: too many choices would leave no items. */
function seldom<T>(nothing: T, chosen: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary: chosen })
}

const price = fc.integer({ min: 0, max: 40 }).map(n => n * 25_000)

const questions: fc.Arbitrary<Question> = fc
  .record({
    cateId: fc.constantFrom(undefined, '111', '112', '211', '11', '1', '2'),
    // How words are weighed has tests of its own.
    sort: fc.constantFrom(...sorts.filter(sort => sort !== 'relevance')),
    type: fc.constantFrom('cash', 'card'),
    makers: seldom([], fc.array(fc.constantFrom('1', '2', '3', '4', '99'), { maxLength: 2 })),
    specs: seldom(
      {},
      fc.dictionary(
        fc.constantFrom('memory', 'colour', 'colour', 'unknown'),
        fc.array(fc.constantFrom('8', '12', 'black', 'white', 'x'), { minLength: 1, maxLength: 2 }),
        { maxKeys: 2 },
      ),
    ),
    traits: seldom([], fc.subarray([...traits])),
    malls: seldom([], fc.array(fc.constantFrom('101', '120', '999'), { maxLength: 2 })),
    range: seldom({}, fc.record({ min: price, max: price }, { requiredKeys: [] })),
    keyword: seldom('', fc.constantFrom('rtx', 'ACME', '그래픽 저울', '분류112', 'rtx5070', '가', '없는말')),
    shop: seldom(null, fc.constantFrom('부품마당', '컴닥터피씨', '')),
    event: seldom(null, fc.constantFrom('111', '112', '11', 'x')),
    isGrouped: fc.boolean(),
    offset: seldom(0, fc.nat(30)),
    limit: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ range, ...question }) => ({ ...question, ...range }))

type Leaves = Record<string, TinyItem[]>

interface Row extends TinyItem {
  readonly leaf: string
}

/** What lists sort and filter by: the totals of offers, or the row's own prices where no mall sells it. */
function listedPrices(leaves: Leaves, cateId: string, row: number): Pick<TinyItem, 'cash' | 'card'> {
  const catalogue = tinyCatalogue(leaves)
  const leaf = catalogue.leaves.get(cateId)
  const lowest = leaf && lowestPrices(catalogue, leaf, row)
  return lowest ? { cash: lowest.any.total, card: (lowest.card ?? lowest.any).total } : {}
}

/** Whether an item has every chosen trait and one of the chosen malls. Scores are 4.5. */
function isSoldAsChosen(leaves: Leaves, cateId: string, row: number, { traits, malls }: Question): boolean {
  const catalogue = tinyCatalogue(leaves)
  const leaf = catalogue.leaves.get(cateId)
  const offers = leaf ? drawOffers(catalogue, leaf, row) : []
  const item = leaves[cateId]?.[row]
  const has = {
    free: leaf !== undefined && lowestPrices(catalogue, leaf, row)?.any.delivery === 0,
    sale: (item?.cash ?? 0) > 0,
    rated: (item?.reviews ?? 0) > 0,
  }
  const isSold = malls.length === 0 || offers.some(({ mallId }) => malls.includes(String(mallId)))
  return isSold && traits.every(trait => has[trait])
}

/** A reference implementation on plain objects, one item after the other. */
function naiveMatches(leaves: Leaves, question: Question): Row[] {
  const { cateId = '', type, makers, specs, min, max, keyword } = question
  const words = keyword.normalize('NFC').toLowerCase().split(' ').filter(Boolean)
  return Object.entries(leaves)
    .flatMap(([leaf, rows]) =>
      rows
        .map((row, place) => ({ ...row, leaf, ...listedPrices(leaves, leaf, place) }))
        .filter((_, place) => isSoldAsChosen(leaves, leaf, place, question)),
    )
    .filter(row => row.leaf.startsWith(cateId))
    .filter(row => question.shop === null || row.minishop === question.shop)
    .filter(row => question.event === null || (row.leaf === question.event && row.flags === flag.event))
    .filter(row => makers.length === 0 || makers.includes(makerIdOf(row.maker ?? 0)))
    .filter(row => (min === undefined && max === undefined) || (row[type] ?? 0) > 0)
    .filter(row => (row[type] ?? 0) >= (min ?? 0) && (row[type] ?? 0) <= (max ?? Infinity))
    .filter(row => {
      const texts = [row.name ?? '', tinyMakers[row.maker ?? 0] ?? '', `분류 ${row.leaf}`]
      const searched = texts.map(text => text.normalize('NFC').toLowerCase().replaceAll(' ', ''))
      return words.every(word => searched.some(text => text.includes(word)))
    })
    .filter(row =>
      Object.entries(specs).every(([key, wanted]) => {
        if (cateId.length < 3) return false
        const place = tinyFacets.findIndex(facet => facet.key === key)
        const value = tinyFacets[place]?.values[(row.specs?.[place] ?? 0) - 1]
        return value !== undefined && wanted.includes(value.key)
      }),
    )
}

function naiveOrder(rows: Row[], { sort, type, isGrouped }: Question): number[] {
  const price = (row: Row) => row[type] ?? 0
  const before: Record<Question['sort'], (a: Row, b: Row) => number> = {
    rank: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
    relevance: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
    new: (a, b) => (b.registered ?? 0) - (a.registered ?? 0),
    review: (a, b) => (b.reviews ?? 0) - (a.reviews ?? 0),
    low: (a, b) => Number(price(a) === 0) - Number(price(b) === 0) || price(a) - price(b),
    high: (a, b) => Number(price(a) === 0) - Number(price(b) === 0) || price(b) - price(a),
  }
  const ordered = [...rows].sort((a, b) => before[sort](a, b) || a.id - b.id)
  const productOf = ({ leaf, group, id }: Row) => (group ? `${leaf}:${group}` : id)
  const first = new Map(ordered.toReversed().map(row => [productOf(row), row]))
  return ordered.filter(row => !isGrouped || first.get(productOf(row)) === row).map(row => row.id)
}

function ask(leaves: Leaves, question: Question) {
  const index = createCatalogueIndex(tinyCatalogue(leaves))
  const answer = queryItems(index, question)
  if (!answer) throw new Error(`no category ${question.cateId}`)
  const ids = Array.from(answer.refs, ref => index.columns.ids[ref])
  return { index, ids, ...answer }
}

const total = (leaves: Leaves, question: Question) => ask(leaves, question).matches.total

describe('queryItems', () => {
  test('answers as a search through plain objects does', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const { ids, matches } = ask(leaves, question)
        const expected = naiveOrder(naiveMatches(leaves, question), question)
        expect(matches.total).toBe(expected.length)
        expect(ids).toEqual(expected.slice(question.offset, question.limit))
      }),
      { numRuns: 500 },
    )
  })

  test.each<[string, Partial<Question>, number[]]>([
    ['from the lower end on', { min: 50_000 }, [2, 3]],
    ['up to the upper end', { max: 50_000 }, [1, 2]],
    ['where both are one price', { min: 50_000, max: 50_000 }, [2]],
  ])('a price range holds both of its ends: %s', (_, range, expected) => {
    const leaves = { 111: [25_000, 50_000, 75_000].map((cash, place) => ({ id: place + 1, cash })) }
    const question = { ...noFilter, cateId: '111', sort: 'low' as const, offset: 0, limit: 30, ...range }
    expect(ask(leaves, question).ids).toEqual(expected)
  })

  test('answers a question alike, whatever was asked before', () => {
    fc.assert(
      fc.property(catalogues, fc.array(questions, { maxLength: 8 }), (leaves, asked) => {
        const index = createCatalogueIndex(tinyCatalogue(leaves))
        for (const question of asked) {
          const again = queryItems(index, question)
          const fresh = ask(leaves, question)
          expect(again?.refs).toEqual(fresh.refs)
          expect(again?.matches.makers).toEqual(fresh.matches.makers)
        }
      }),
    )
  })

  test('counts for every maker what choosing it alone leaves', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const { matches } = ask(leaves, question)
        const left = tinyMakers.map((_, maker) => total(leaves, { ...question, makers: [makerIdOf(maker)] }))
        expect([...matches.makers]).toEqual(left)
      }),
    )
  })

  test('counts for every mall and trait what choosing it leaves', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const { matches } = ask(leaves, question)
        for (const [mall, count] of [...matches.malls()].slice(0, 3)) {
          expect(total(leaves, { ...question, malls: [String(mall)] })).toBe(count)
        }
        for (const trait of traits) {
          const chosen = { ...question, traits: [...question.traits, trait] }
          expect(total(leaves, chosen)).toBe(matches.withTrait(trait))
        }
      }),
    )
  })

  test('counts for every facet value what choosing it alone leaves', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const { matches, run } = ask(leaves, question)
        const left = (run.leaf?.facets ?? []).map(({ key, values }) =>
          values.map(value =>
            total(leaves, { ...question, specs: { ...question.specs, [key]: [value.key] } }),
          ),
        )
        expect(matches.specs.map(counts => [...counts])).toEqual(left)
      }),
    )
  })

  test('counts for every price band what choosing it leaves', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, { min: _min, max: _max, ...question }) => {
        const { matches } = ask(leaves, question)
        const left = matches.bands.map(({ min, max }) =>
          total(leaves, { ...question, min, ...(max === null ? {} : { max }) }),
        )
        expect([...matches.inBands]).toEqual(left)
      }),
    )
  })

  test('shows every item exactly once in consecutive windows', () => {
    fc.assert(
      fc.property(catalogues, questions, fc.integer({ min: 1, max: 12 }), (leaves, question, size) => {
        const index = createCatalogueIndex(tinyCatalogue(leaves))
        const window = (offset: number, limit: number) => [
          ...(queryItems(index, { ...question, offset, limit })?.refs ?? []),
        ]
        const whole = window(0, 1000)
        const pages = whole.map((_, page) => window(page * size, (page + 1) * size))
        expect(pages.flat()).toEqual(whole)
        expect(new Set(whole).size).toBe(whole.length)
      }),
    )
  })

  test('orders a category in the same items, whichever order is asked for', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const all = { ...noFilter, type: question.type, cateId: question.cateId, offset: 0, limit: 1000 }
        const sorted = (sort: Question['sort']) => ask(leaves, { ...all, sort }).ids.sort()
        const byRank = sorted('rank')
        for (const sort of sorts) expect(sorted(sort)).toEqual(byRank)
      }),
    )
  })

  test('knows no answer for a category that does not exist', () => {
    const index = createCatalogueIndex(tinyCatalogue({}))
    expect(
      queryItems(index, { ...noFilter, cateId: '999', sort: 'rank', offset: 0, limit: 30 }),
    ).toBeUndefined()
  })

  test('cuts a search through everything by the prices of what its words find', () => {
    const items = [10_000, 20_000, 30_000, 40_000].map((cash, i) => ({ id: i + 1, name: 'rtx', cash }))
    const dear = { id: 9, name: '메모리', cash: 9_000_000 }
    const { matches } = ask(
      { 111: items, 211: [dear] },
      { ...noFilter, keyword: 'rtx', cateId: undefined, sort: 'rank', offset: 0, limit: 30, max: 15_000 },
    )
    expect(matches.bands.at(-1)?.min).toBeLessThanOrEqual(40_000)
    expect(matches.inBands.reduce((sum, count) => sum + count, 0)).toBe(4)
  })

  test('puts a price into the band that holds it', () => {
    const bands = [
      { min: 0, max: 99 },
      { min: 100, max: null },
    ]
    expect([1, 99, 100, 1e9].map(price => bandOf(bands, price))).toEqual([0, 0, 1, 1])
  })
})
