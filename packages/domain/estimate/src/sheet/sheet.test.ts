import { expect, test } from 'vitest'
import { partKinds } from '../parts/part-kinds.ts'
import { partOf } from '../testing/parts.ts'
import { knownLines, linesOf, sheetOf } from './sheet.ts'

const cpu = partOf('1', 'cpu')
const memory = partOf('2', 'memory')
const known = { 1: cpu, 2: memory }

test('lines with unknown parts are left out', () => {
  const lines = [
    { partId: '2', quantity: 2 },
    { partId: '9', quantity: 1 },
    { partId: '1', quantity: 1 },
  ]
  expect(knownLines(lines, known)).toEqual([
    { part: memory, quantity: 2 },
    { part: cpu, quantity: 1 },
  ])
})

test('"items by type 1–4 (core parts, peripherals, software, assembly service)"', () => {
  const groups = sheetOf([])
  expect(groups.map(({ label }) => label)).toEqual(['핵심 부품', '주변기기', '소프트웨어', '조립 서비스'])
  expect(groups.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(
    partKinds.map(({ kind }) => kind),
  )
})

test('a kind that a PC has one of takes no second part', () => {
  const rows = sheetOf([
    { part: cpu, quantity: 1 },
    { part: memory, quantity: 1 },
  ]).flatMap(group => group.rows)
  const rowOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)
  expect(rowOf('cpu')).toMatchObject({ canAdd: false, lines: [{ part: cpu }] })
  expect(rowOf('memory')).toMatchObject({ canAdd: true, lines: [{ part: memory }] })
  expect(rowOf('gpu')).toMatchObject({ canAdd: true, lines: [] })
})

test.each(['loading', 'failed'] as const)(
  'regression: while a part was %s, its row offered to choose one',
  pending => {
    const rows = sheetOf([{ part: memory, quantity: 1 }], pending).flatMap(group => group.rows)
    const rowOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)
    expect(rowOf('cpu')).toMatchObject({ canAdd: false, pending })
    expect(rowOf('memory')).toMatchObject({ canAdd: true, pending: null })
  },
)

test('regression: paper, text and picture listed parts in the order in which they were added', () => {
  const [first, second] = [
    { part: memory, quantity: 2 },
    { part: cpu, quantity: 1 },
  ]
  expect(linesOf(sheetOf([first, second]))).toEqual([second, first])
})
