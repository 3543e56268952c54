import type { PartFigures, PartKind } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { readBuild } from './findings-model.ts'
import { pieceOf } from './sheet.ts'

const figures: Partial<Record<PartKind, PartFigures>> = {
  cpu: { socket: 'AM5', graphics: false, cooler_included: false },
  motherboard: { socket: 'LGA1851' },
}
const read = (...kinds: readonly PartKind[]) => {
  const pieces = kinds.map((kind, place) =>
    pieceOf({ part: partOf(String(place + 1), kind, { figures: figures[kind] ?? {} }), quantity: 1 }),
  )
  const { findings, toChoose } = readBuild(pieces)
  const problems = findings.filter(({ outcome }) => outcome === 'problem').map(({ rule }) => rule)
  return [problems.join(' '), toChoose.join(' ')]
}

test.each<[string, readonly PartKind[], string, string]>([
  ['nothing', [], '', ''],
  ['a monitor alone', ['monitor'], '', ''],
  ['a processor alone', ['cpu'], '', '메인보드 메모리 SSD 케이스 파워'],
  [
    'a processor on a board: what does not fit is a problem, what is not there is yet to come',
    ['cpu', 'motherboard'],
    'socket',
    '쿨러 메모리 그래픽카드 SSD 케이스 파워',
  ],
  ['with a card and a cooler', ['cpu', 'motherboard', 'gpu', 'cooler'], 'socket', '메모리 SSD 케이스 파워'],
  [
    'all that every PC has: what is missing besides is a problem',
    ['cpu', 'motherboard', 'memory', 'hdd', 'case', 'power'],
    'socket picture cooling',
    '',
  ],
])('%s', (_, kinds, problems, toChoose) => {
  expect(read(...kinds)).toEqual([problems, toChoose])
})
