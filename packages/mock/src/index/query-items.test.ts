import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Leaf } from '../catalogue/catalogue.ts'
import { createCatalogueIndex } from './catalogue-index.ts'
import { makerIdOf } from './maker-id.ts'
import { traits } from './market-columns.ts'
import { bandOf } from './price-bands.ts'
import { prepareOffers, queryItems } from './query-items.ts'
import { noFilter, type Question } from './question.ts'
import { sorts } from './sort-refs.ts'
import { type Leaves, searchPlainly } from './testing/plain-search.ts'
import { catalogues, questions } from './testing/random-questions.ts'
import { tinyCatalogue, tinyMakers } from './tiny-catalogue.ts'

function ask(leaves: Leaves, question: Question) {
  const index = createCatalogueIndex(tinyCatalogue(leaves))
  const answer = queryItems(index, question)
  if (!answer) throw new Error(`no category ${question.cateId}`)
  const ids = Array.from(answer.refs, ref => index.columns.ids[ref])
  return { index, ids, ...answer }
}

const total = (leaves: Leaves, question: Question) => ask(leaves, question).matches.total

describe('queryItems', () => {
  test('agrees with a search through plain objects', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const { ids, matches } = ask(leaves, question)
        const expected = searchPlainly(leaves, question)
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
  ])('a price range includes both of its ends: %s', (_, range, expected) => {
    const leaves = { 111: [25_000, 50_000, 75_000].map((cash, place) => ({ id: place + 1, cash })) }
    const question = { ...noFilter, cateId: '111', sort: 'low' as const, offset: 0, limit: 30, ...range }
    expect(ask(leaves, question).ids).toEqual(expected)
  })

  test('finds a word in key specs, unless a category is called so', () => {
    const leaves = {
      111: [{ id: 1, name: '모니터', keySpecs: ['27인치', '112 호환'] }],
      112: [{ id: 2, name: '거치대', keySpecs: ['24인치'] }],
    }
    const find = (keyword: string) =>
      ask(leaves, { ...noFilter, cateId: undefined, sort: 'rank', offset: 0, limit: 30, keyword }).ids
    expect(find('모니터 27인치')).toEqual([1])
    expect(find('인치')).toEqual([1, 2])
    expect(find('112')).toEqual([2])
  })

  test('a prepared search makes no text and draws no offer, whatever is asked of its result', () => {
    const leaves = {
      111: [1, 2, 3].map(id => ({ id, name: `모니터 ${id}`, cash: 1000 * id })),
      211: [{ id: 4, name: '메모리', cash: 500 }],
    }
    const catalogue = tinyCatalogue(leaves)
    const asked = { rows: 0 }
    const counted = ({ items, ...leaf }: Leaf): Leaf => {
      const text = (row: number) => {
        asked.rows++
        return items.text(row)
      }
      return { ...leaf, items: { ...items, text } }
    }
    const counting = [...catalogue.leaves].map(([cateId, leaf]) => [cateId, counted(leaf)] as const)
    const index = createCatalogueIndex({ ...catalogue, leaves: new Map(counting) })
    for (const _ of index.prepareTexts());
    for (const _ of prepareOffers(index, '모니터'));
    expect(asked.rows).toBeGreaterThan(0)
    asked.rows = 0
    const question = {
      ...noFilter,
      keyword: '모니터',
      cateId: undefined,
      sort: 'low' as const,
      offset: 0,
      limit: 30,
    }
    const answer = queryItems(index, { ...question, min: 1500, traits: ['sale'] })
    answer?.matches.bands()
    answer?.matches.malls()
    answer?.matches.withTrait('free')
    expect([answer?.matches.total, asked.rows]).toEqual([2, 0])
  })

  test('does not depend on earlier questions', () => {
    fc.assert(
      fc.property(catalogues, fc.array(questions, { maxLength: 8 }), (leaves, drawn) => {
        const index = createCatalogueIndex(tinyCatalogue(leaves))
        for (const question of drawn) {
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
        const left = matches
          .bands()
          .map(({ min, max }) => total(leaves, { ...question, min, ...(max === null ? {} : { max }) }))
        expect(matches.bands().map(({ count }) => count)).toEqual(left)
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

  test('every order of a category contains the same items', () => {
    fc.assert(
      fc.property(catalogues, questions, (leaves, question) => {
        const all = { ...noFilter, type: question.type, cateId: question.cateId, offset: 0, limit: 1000 }
        const sorted = (sort: Question['sort']) => ask(leaves, { ...all, sort }).ids.sort()
        const byRank = sorted('rank')
        for (const sort of sorts) expect(sorted(sort)).toEqual(byRank)
      }),
    )
  })

  test('returns undefined for an unknown category', () => {
    const index = createCatalogueIndex(tinyCatalogue({}))
    expect(
      queryItems(index, { ...noFilter, cateId: '999', sort: 'rank', offset: 0, limit: 30 }),
    ).toBeUndefined()
  })

  test('a search of the whole catalogue has price bands by the prices of its matches', () => {
    const items = [10_000, 20_000, 30_000, 40_000].map((cash, i) => ({ id: i + 1, name: 'rtx', cash }))
    const dear = { id: 9, name: '메모리', cash: 9_000_000 }
    const { matches } = ask(
      { 111: items, 211: [dear] },
      { ...noFilter, keyword: 'rtx', cateId: undefined, sort: 'rank', offset: 0, limit: 30, max: 15_000 },
    )
    expect(matches.bands().at(-1)?.min).toBeLessThanOrEqual(40_000)
    expect(matches.bands().reduce((sum, { count }) => sum + count, 0)).toBe(4)
  })

  test('assigns a price to the band that contains it', () => {
    const bands = [
      { min: 0, max: 99 },
      { min: 100, max: null },
    ]
    expect([1, 99, 100, 1e9].map(price => bandOf(bands, price))).toEqual([0, 0, 1, 1])
  })
})
