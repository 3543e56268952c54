import fc from 'fast-check'
import { flag } from '../../catalogue/catalogue.ts'
import { traits } from '../market-columns.ts'
import type { Question } from '../question.ts'
import { sorts } from '../sort-refs.ts'
import type { TinyItem } from '../tiny-catalogue.ts'

const items: fc.Arbitrary<TinyItem[]> = fc.array(
  fc.record({
    id: fc.nat(9999),
    name: fc.constantFrom('그래픽카드 RTX 검정', 'Rtx 5070 흰색', '메모리 DDR5', '가'.normalize('NFD')),
    maker: fc.nat(2),
    keySpecs: fc.constantFrom([], ['27인치'], ['111 호환', '27인치']),
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
    score: fc.constantFrom(39, 40, 45),
    malls: fc.nat(6),
    registered: fc.nat(3),
    popularity: fc.nat(3),
    group: fc.nat(3),
    flags: fc.constantFrom(0, flag.event),
    minishop: fc.constantFrom('부품마당', '컴닥터피씨'),
  }),
  { maxLength: 40 },
)

/** Three leaves of two departments, without an item in two of them. */
export const catalogues = fc
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

export const questions: fc.Arbitrary<Question> = fc
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
    region: fc.constantFrom('mainland' as const, 'jeju' as const, 'remote' as const),
    traits: seldom([], fc.subarray([...traits])),
    malls: seldom([], fc.array(fc.constantFrom('101', '120', '999'), { maxLength: 2 })),
    range: seldom({}, fc.record({ min: price, max: price }, { requiredKeys: [] })),
    exclude: seldom('', fc.constantFrom('rtx', 'ACME 래픽', '분류112', '8코어', '가')),
    keyword: seldom(
      '',
      fc.constantFrom(
        'rtx',
        'ACME',
        '그래픽 저울',
        '분류112',
        'rtx5070',
        'tx5070',
        '래픽',
        '드rtx',
        '가',
        '27인치 rtx',
        '111',
        '없는말',
      ),
    ),
    shop: seldom(null, fc.constantFrom('부품마당', '컴닥터피씨', '')),
    event: seldom(null, fc.constantFrom('111', '112', '11', 'x')),
    isGrouped: fc.boolean(),
    offset: seldom(0, fc.nat(30)),
    limit: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ range, ...question }) => ({ ...question, ...range }))
