import type { PartFigures } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { fitTogether, type Piece } from './fit-together.ts'

const piece =
  (kind: Piece['kind']) =>
  (figures: PartFigures): Piece => ({ kind, figures })
const [cpu, board, memory] = [piece('cpu'), piece('motherboard'), piece('memory')]
const [card, housing, power, cooler] = [piece('gpu'), piece('case'), piece('power'), piece('cooler')]

test.each<[string, Piece, Piece, boolean]>([
  ['a processor in its socket', cpu({ socket: 'AM5' }), board({ socket: 'AM5' }), true],
  ['a processor in another socket', cpu({ socket: 'AM5' }), board({ socket: 'LGA1851' }), false],
  ['memory of the board’s kind', memory({ memory_types: ['DDR5'] }), board({ memory_types: ['DDR5'] }), true],
  ['memory of another kind', memory({ memory_types: ['DDR4'] }), board({ memory_types: ['DDR5'] }), false],
  ['more modules than slots', memory({ modules: 4 }), board({ memory_slots: 2 }), false],
  ['more memory than allowed', memory({ modules: 2, module_capacity: 64 }), board({ max_memory: 64 }), false],
  [
    'a board that the case takes',
    board({ form_factor: 'ATX' }),
    housing({ form_factors: ['ATX', 'Mini-ITX'] }),
    true,
  ],
  [
    'a board that is too large',
    board({ form_factor: 'ATX' }),
    housing({ form_factors: ['Mini-ITX'] }),
    false,
  ],
  ['a card that is just short enough', card({ length: 340 }), housing({ max_gpu: 340 }), true],
  ['a card that is too long', card({ length: 340.5 }), housing({ max_gpu: 340 }), false],
  ['too little power', card({ recommended_power: 850 }), power({ watts: 750 }), false],
  ['too few plugs', card({ pcie_8_pin: 3 }), power({ pcie_8_pin: 2 }), false],
  ['no plug of 16 pins', card({ pcie_16_pin: 1 }), power({ pcie_16_pin: 0 }), false],
  ['too few plugs for the board', board({ eps_8_pin: 2 }), power({ eps_8_pin: 1 }), false],
  [
    'a power supply of another form',
    power({ form_factor: 'ATX' }),
    housing({ power_form_factors: ['SFX'] }),
    false,
  ],
  ['a cooler that is too high', cooler({ height: 151 }), housing({ max_cooler: 150 }), false],
  ['a cooler for another socket', cooler({ sockets: ['AM4'] }), cpu({ socket: 'AM5' }), false],
  ['a radiator without room', cooler({ radiator: 240 }), housing({ radiators: [] }), false],
  ['figures that are missing', cpu({ socket: 'AM5' }), board({}), true],
  ['parts that never meet', cpu({ socket: 'AM5' }), card({ length: 300 }), true],
])('reports %s', (_, a, b, fits) => {
  expect([fitTogether(a, b), fitTogether(b, a)]).toEqual([fits, fits])
})
