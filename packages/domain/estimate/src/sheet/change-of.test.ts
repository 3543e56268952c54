import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { changeOf } from './change-of.ts'
import { emptyHistory, type PartChoice, withChange } from './edit-estimate.ts'
import { emptyEstimate } from './estimate-query.ts'

const parts = [
  partOf('1', 'cpu', { cash: 300_000 }),
  partOf('2', 'cpu', { cash: 350_000 }),
  partOf('3', 'motherboard', { cash: 100_000 }),
  partOf('4', 'motherboard', { cash: 90_000 }),
  partOf('5', 'memory', { cash: 50_000 }),
]
const known = Object.fromEntries(parts.map(part => [part.part_id, part]))
const choice = (partId: string, instead: string | null, rest: Partial<PartChoice> = {}): PartChoice => ({
  part: known[partId] ?? partOf(partId, 'cpu'),
  instead,
  ...rest,
})

test.each([
  ['one added', ['1'], choice('3', null), ['added motherboard'], 100_000],
  ['one swapped', ['1', '3'], choice('4', '3'), ['swapped motherboard'], -10_000],
  [
    'two swapped',
    ['1', '3'],
    choice('2', '1', { also: choice('4', '3') }),
    ['swapped cpu', 'swapped motherboard'],
    40_000,
  ],
  [
    'two added',
    ['5'],
    choice('2', null, { also: choice('4', null) }),
    ['added cpu', 'added motherboard'],
    440_000,
  ],
  [
    'one swapped, one added',
    ['1'],
    choice('2', '1', { also: choice('4', null) }),
    ['swapped cpu', 'added motherboard'],
    140_000,
  ],
  [
    'regression: of three parts the last was not told, and its kind of change was told of the second',
    ['1', '3'],
    choice('2', '1', { also: choice('4', '3', { also: choice('5', null) }) }),
    ['swapped cpu', 'swapped motherboard', 'added memory'],
    90_000,
  ],
  [
    'one added, fewer of another',
    ['1', '5x4'],
    choice('3', null, { also: choice('5', '5', { quantity: 2 }) }),
    ['added motherboard', 'counted memory'],
    0,
  ],
] as const)('"every change shows its price difference": %s', (_, before, chosen, changes, difference) => {
  const lines = before.map(text => {
    const [partId = '', quantity = '1'] = text.split('x')
    return { partId, quantity: Number(quantity) }
  })
  const query = { ...emptyEstimate, lines }
  const change = { kind: 'put', choice: chosen } as const
  const { query: after } = withChange({ query, history: emptyHistory() }, change, known)
  const found = changeOf(change, query, after, known)
  const parts = [found, ...(found.also ?? [])]
  expect(parts.map(({ kind, part }) => `${kind} ${part?.kind}`)).toEqual(changes)
  expect(found.difference).toBe(difference)
})
