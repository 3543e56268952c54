import { expect, test } from 'vitest'
import { cases } from '../../../catalogue/parts/cases.ts'
import { airCoolers } from '../../../catalogue/parts/coolers.ts'
import { cpus } from '../../../catalogue/parts/cpus.ts'
import { gpus } from '../../../catalogue/parts/gpus.ts'
import { memories } from '../../../catalogue/parts/memories.ts'
import { motherboards } from '../../../catalogue/parts/motherboards.ts'
import type { Part } from '../../../catalogue/parts/part.ts'
import { powers } from '../../../catalogue/parts/powers.ts'
import { fitTogether } from './fit-together.ts'

function first<T>(list: readonly T[], test: (facts: T) => boolean): T {
  const found = list.find(test)
  if (!found) throw new Error('there is no such part')
  return found
}

const am5: Part = { kind: 'cpu', facts: first(cpus, ({ socket }) => socket === 'AM5') }
const board = (socket: string): Part => ({
  kind: 'motherboard',
  facts: first(motherboards, facts => facts.socket === socket && facts.size === 'ATX'),
})
const memory = (kind: string): Part => ({
  kind: 'memory',
  facts: first(memories, facts => facts.memory === kind),
})
const longCard: Part = { kind: 'gpu', facts: first(gpus, ({ length }) => length > 340) }
const housing = (boards: number, maxGpu: number): Part => ({
  kind: 'case',
  facts: {
    ...first(cases, () => true),
    boards: (['ATX', 'M-ATX'] as const).slice(boards),
    maxGpu,
    maxCooler: 150,
  },
})
const power = (watts: number): Part => ({ kind: 'power', facts: { ...first(powers, () => true), watts } })
const cooler = (height: number): Part => ({
  kind: 'air-cooler',
  facts: { ...first(airCoolers, () => true), height, sockets: ['AM4'] },
})

test.each<[string, Part, Part, boolean]>([
  ['a processor in its socket', am5, board('AM5'), true],
  ['a processor in another socket', am5, board('LGA1851'), false],
  ['memory of the board’s kind', memory('DDR5'), board('AM5'), true],
  ['memory of another kind', memory('DDR4'), board('AM5'), false],
  ['a board of a size that the case takes', board('AM5'), housing(0, 400), true],
  ['a board that is too large', board('AM5'), housing(1, 400), false],
  ['a card that is short enough', longCard, housing(0, 400), true],
  ['a card that is too long', longCard, housing(0, 340), false],
  ['power enough', longCard, power(1200), true],
  ['too little power', longCard, power(300), false],
  ['a cooler that is low enough', cooler(150), housing(0, 400), true],
  ['a cooler that is too high', cooler(151), housing(0, 400), false],
  ['a cooler for another socket', cooler(150), am5, false],
])('tells of %s', (_, a, b, fits) => {
  expect([fitTogether(a, b), fitTogether(b, a)]).toEqual([fits, fits])
})
