import { expect, test } from 'vitest'
import { figureFacetsOf } from './figure-facets.ts'
import type { Piece } from './piece.ts'

const valuesOf = (kind: Piece['kind'], figures: Piece['figures']) => {
  const piece = { partId: '1', kind, name: 'a part', quantity: 1, figures }
  return Object.fromEntries(
    figureFacetsOf(kind).map(({ key, valuesOf: read }) => [key, read(piece).join(' ')]),
  )
}

test.each<[Piece['kind'], Piece['figures'], Record<string, string>]>([
  [
    'cpu',
    { socket: 'Socket AM5', memory_types: ['ddr5'], graphics: true, cooler_included: false },
    { socket: 'AM5', memory: 'DDR5', graphics: '있음', cooler: '미포함' },
  ],
  [
    'memory',
    { memory_types: ['DDR5'], modules: 2, module_capacity: 16 },
    { memory: 'DDR5', capacity: '32 GB', modules: '2개' },
  ],
  [
    'gpu',
    { length: 300, tdp: 301, pcie_6_pin: 0, pcie_8_pin: 2, pcie_16_pin: 0, recommended_power: 750 },
    { length: '251–300 mm', power: '301–400 W', plugs: '8핀 2개', supply: '750 W' },
  ],
  [
    'ssd',
    { link: 'nvme', form_factor: 'M.2 2280', capacity: 2000 },
    { link: 'NVMe', form: 'M.2', capacity: '2 TB' },
  ],
  [
    'case',
    {
      form_factors: ['E-ATX', 'mATX'],
      max_gpu: 322,
      radiators: [
        { place: 'top', length: 240 },
        { place: 'front', length: 360 },
      ],
    },
    { boards: 'EATX Micro ATX', gpu: '301–350 mm', radiator: '360 mm', power: '' },
  ],
  ['case', { radiators: [] }, { boards: '', gpu: '', radiator: '없음', power: '' }],
  ['power', { watts: 850, form_factor: 'ATX12V' }, { watts: '850 W', form: 'ATX' }],
  [
    'cooler',
    { radiator: 360, sockets: ['LGA 1700'] },
    { cooling: '수랭', radiator: '360 mm', sockets: 'LGA1700' },
  ],
  ['gpu', { length: 0, tdp: -1 }, { length: '', power: '', plugs: '', supply: '' }],
  ['monitor', {}, {}],
])('%s', (kind, figures, expected) => {
  expect(valuesOf(kind, figures)).toEqual(expected)
})
