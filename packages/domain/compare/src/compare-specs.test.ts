import { describe, expect, test } from 'vitest'
import type { SpecColumn } from './align-specs.ts'
import { compareSpecs, rowsShown } from './compare-specs.ts'

const product = (cateId: string, specs: Readonly<Record<string, string>>): SpecColumn => ({
  cateId,
  specs: [{ name: '상세', rows: Object.entries(specs).map(([name, value]) => ({ name, value })) }],
})
const one = product('1', { 칩셋: 'RTX 5070', '메모리 용량': '12GB', 팬: '3개' })
const other = product('1', { 칩셋: 'RTX 5070', '메모리 용량': '16GB', 단자: 'HDMI' })
const names = (rows: ReturnType<typeof rowsShown>) => rows.map(({ name }) => name)

describe('"only differing rows by default"', () => {
  const comparison = compareSpecs([one, other])

  test('hides a row in which all products agree, or that only one of them states', () => {
    expect(names(rowsShown(comparison, false))).toEqual(['메모리 용량'])
    expect(names(rowsShown(comparison, true))).toEqual(['칩셋', '메모리 용량', '팬', '단자'])
  })

  test('marks the better value', () => {
    expect(comparison.rows[1]?.cells).toEqual([
      { text: '12GB', isBetter: false },
      { text: '16GB', isBetter: true },
    ])
  })

  test('ignores spaces', () => {
    const { rows } = compareSpecs([product('1', { 칩셋: 'RTX  5070' }), product('1', { 칩셋: 'RTX 5070' })])
    expect(rows[0]?.isDiffering).toBe(false)
  })

  test('a missing product affects no row, and keeps its column', () => {
    const { rows } = compareSpecs([one, null, other])
    expect(rows.map(({ isDiffering }) => isDiffering)).toEqual([false, true, false, false])
    expect(rows[2]?.cells).toEqual([{ text: '3개', isBetter: false }, null, { text: null, isBetter: false }])
  })

  test('a single product shows all of its specifications', () => {
    expect(names(rowsShown(compareSpecs([one, null]), false))).toEqual(['칩셋', '메모리 용량', '팬'])
  })
})

describe('"products of different categories compare on what they share and say so"', () => {
  const desk = product('2', { 색상: '블랙', '메모리 용량': '32GB' })

  test('what all of them state comes first, and the rest follows without a value for the others', () => {
    const { rows, isMixed } = compareSpecs([one, desk])
    expect(isMixed).toBe(true)
    expect(rows.map(({ name, cells }) => [name, ...cells.map(cell => cell?.text)])).toEqual([
      ['메모리 용량', '12GB', '32GB'],
      ['칩셋', 'RTX 5070', null],
      ['팬', '3개', null],
      ['색상', null, '블랙'],
    ])
  })

  test('regression: only differing rows were as many as all rows', () => {
    const comparison = compareSpecs([one, desk])
    expect(names(rowsShown(comparison, false))).toEqual(['메모리 용량'])
    expect(comparison.rows).toHaveLength(4)
  })

  test('products of one category are not mixed, whatever is missing', () => {
    expect(compareSpecs([one, null, other]).isMixed).toBe(false)
    expect(compareSpecs([]).isMixed).toBe(false)
  })
})
