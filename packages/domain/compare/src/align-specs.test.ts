import type { SpecTable } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignSpecs } from './align-specs.ts'

const table = (name: string, specs: Readonly<Record<string, string>>): SpecTable => ({
  name,
  rows: Object.entries(specs).map(([spec, value]) => ({ name: spec, value })),
})
/** The products' tables as columns of one category. */
const inCategory = (products: readonly SpecTable[][]) => products.map(specs => ({ cateId: '1', specs }))
const summary = (...products: SpecTable[][]) =>
  alignSpecs(inCategory(products)).map(({ name, values }) => [name, ...values])

describe('"rows aligned by specification"', () => {
  test('specifications of the same name share a row, in the order of the first product', () => {
    expect(
      summary([table('상세', { 칩셋: 'A', 메모리: '8GB' })], [table('상세', { 메모리: '16GB', 칩셋: 'B' })]),
    ).toEqual([
      ['칩셋', 'A', 'B'],
      ['메모리', '8GB', '16GB'],
    ])
  })

  test('specifications that only other products have come at the end of their table', () => {
    expect(
      summary(
        [table('기본', { 제조사: 'A' }), table('상세', { 메모리: '8GB' })],
        [table('기본', { 제조사: 'B', 출시: '2026년' })],
      ),
    ).toEqual([
      ['제조사', 'A', 'B'],
      ['출시', null, '2026년'],
      ['메모리', '8GB', null],
    ])
  })

  test('the tables may have different names', () => {
    expect(summary([table('기본', { 무게: '1kg' })], [table('크기와 무게', { 무게: '2kg' })])).toEqual([
      ['무게', '1kg', '2kg'],
    ])
  })

  test('a name that a product has twice gets two rows', () => {
    const tables = [table('본체', { 무게: '1kg' }), table('거치대', { 무게: '2kg' })]
    expect(summary(tables, tables)).toEqual([
      ['무게', '1kg', '1kg'],
      ['무게', '2kg', '2kg'],
    ])
  })

  test('an empty value counts as missing', () => {
    expect(summary([table('상세', { 무게: ' ' })], [table('상세', { 무게: '1kg' })])).toEqual([
      ['무게', null, '1kg'],
    ])
    expect(summary([table('상세', { 무게: '' })])).toEqual([])
  })

  test.each([
    ['no products', []],
    ['products that say nothing', [[], []]],
  ])('%s', (_, products) => {
    expect(alignSpecs(inCategory(products))).toEqual([])
  })
})

describe('specifications of one name in several categories', () => {
  const basics = table('기본 정보', { 제조사: 'A' })
  const card = table('상세 사양', {
    칩셋: 'RTX 5070',
    '메모리 용량': '12GB',
    '메모리 종류': 'GDDR7',
    두께: '2슬롯',
  })
  const laptop = table('상세 사양', { CPU: 'i7', '메모리 용량': '16GB', 무게: '1kg', 배터리: '60Wh' })
  const slim = table('상세 사양', { '메모리 용량': '32GB', 무게: '0.9kg', 배터리: '70Wh', 충전: 'USB-C' })
  const lines = (name: string, ...products: readonly (readonly [cateId: string, ...SpecTable[]])[]) =>
    alignSpecs(products.map(([cateId, ...specs]) => ({ cateId, specs })))
      .filter(row => row.name === name)
      .map(({ values }) => values)

  test('regression: the memory of a graphics card and that of a notebook shared a row', () => {
    const cards = ['111213', basics, card] as const
    const laptops = ['121010', basics, laptop] as const
    expect(lines('메모리 용량', cards, laptops, laptops)).toEqual([
      ['12GB', null, null],
      [null, '16GB', '16GB'],
    ])
    expect(lines('제조사', cards, laptops)).toEqual([['A', 'A']])
  })

  test('share a row where a third of the names of their tables agree', () => {
    expect(lines('메모리 용량', ['121010', laptop], ['121012', slim])).toEqual([['16GB', '32GB']])
  })

  test('regression: the screens of a monitor and of a notebook had two rows each', () => {
    const monitor = [
      '화면 크기',
      '해상도',
      '패널',
      '색상',
      '최대 주사율',
      '응답 속도',
      '가변 주사율',
      'HDR',
      '화면 형태',
      '입력 단자',
    ]
    const notebook = [
      '화면 크기',
      'CPU',
      '그래픽카드',
      '메모리 용량',
      'SSD 용량',
      '주사율',
      '패널',
      '해상도',
      '운영체제',
      '무게',
      '배터리',
      '색상',
    ]
    const tableOf = (names: readonly string[], value: string) =>
      table('상세 사양', Object.fromEntries(names.map(name => [name, value])))
    const columns = [
      ['131010', tableOf(monitor, 'a')],
      ['121010', tableOf(notebook, 'b')],
    ] as const
    expect(lines('해상도', ...columns)).toEqual([['a', 'b']])
  })

  test('share it in any order, also if only a third one connects them', () => {
    const third = table('상세 사양', {
      ...Object.fromEntries(card.rows.map(({ name }) => [name, 'x'])),
      무게: '3kg',
      배터리: '–',
      CPU: 'i5',
    })
    const [row, ...others] = lines('메모리 용량', ['1', card], ['2', laptop], ['3', third])
    expect([row, others]).toEqual([['12GB', '16GB', 'x'], []])
  })
})

describe('for any products', () => {
  const specs = fc.dictionary(fc.constantFrom('가', '나', '다', '라', '마'), fc.constantFrom('1', '2'))
  const products = fc.array(
    specs.map(found => [table('상세', found)]),
    { minLength: 1, maxLength: 8 },
  )

  test('every value appears once, in its product’s column', () => {
    fc.assert(
      fc.property(products, found => {
        const rows = alignSpecs(inCategory(found))
        found.forEach(([{ rows: own } = { rows: [] }], place) => {
          const column = rows.flatMap(({ name, values }) => {
            const value = values[place] ?? null
            return value === null ? [] : [[name, value]]
          })
          expect(Object.fromEntries(column)).toEqual(
            Object.fromEntries(own.map(({ name, value }) => [name, value])),
          )
        })
      }),
    )
  })

  test('reordering the products reorders only the columns', () => {
    fc.assert(
      fc.property(products, found => {
        const asSet = (rows: ReturnType<typeof alignSpecs>) =>
          new Map(rows.map(({ key, values }) => [key, values]))
        const columns = inCategory(found)
        const backwards = [...asSet(alignSpecs(columns.toReversed()))].map(
          ([key, values]) => [key, values.toReversed()] as const,
        )
        expect(new Map(backwards)).toEqual(asSet(alignSpecs(columns)))
      }),
    )
  })
})
