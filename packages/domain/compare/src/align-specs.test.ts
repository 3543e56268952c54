import type { SpecTable } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignSpecs } from './align-specs.ts'

const table = (name: string, specs: Readonly<Record<string, string>>): SpecTable => ({
  name,
  rows: Object.entries(specs).map(([spec, value]) => ({ name: spec, value })),
})
const summary = (...products: SpecTable[][]) =>
  alignSpecs(products).map(({ name, values }) => [name, ...values])

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
    expect(alignSpecs(products)).toEqual([])
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
        const rows = alignSpecs(found)
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
        const backwards = [...asSet(alignSpecs(found.toReversed()))].map(
          ([key, values]) => [key, values.toReversed()] as const,
        )
        expect(new Map(backwards)).toEqual(asSet(alignSpecs(found)))
      }),
    )
  })
})
