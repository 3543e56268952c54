import { expect, test } from 'vitest'
import type { Piece } from './build.ts'
import { figureFacetsOf } from './figure-facets.ts'

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
    'cpu',
    { graphics: false, cooler_included: true },
    { socket: '', memory: '', graphics: '없음', cooler: '포함' },
  ],
  ['cpu', {}, { socket: '', memory: '', graphics: '', cooler: '' }],
  [
    'motherboard',
    { socket: 'AM5', chipset: 'B850', form_factor: 'mATX', memory_types: ['DDR5'], memory_slots: 4 },
    { socket: 'AM5', chipset: 'B850', form: 'Micro ATX', memory: 'DDR5', slots: '4개' },
  ],
  ['motherboard', {}, { socket: '', chipset: '', form: '', memory: '', slots: '' }],
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
  ['memory', { modules: 2 }, { memory: '', capacity: '', modules: '2개' }],
  ['memory', { module_capacity: 16 }, { memory: '', capacity: '', modules: '' }],
  ['hdd', { form_factor: '3.5"', capacity: 1000 }, { form: '3.5"', capacity: '1 TB' }],
  ['ssd', { capacity: 999 }, { link: '', form: '', capacity: '999 GB' }],
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
  ['case', { power_form_factors: ['SFX'] }, { boards: '', gpu: '', radiator: '', power: 'SFX' }],
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

test.each<[Piece['kind'], readonly string[]]>([
  ['cpu', ['소켓', '메모리 규격', '내장 그래픽', '기본 쿨러']],
  ['motherboard', ['소켓', '칩셋', '크기', '메모리 규격', '메모리 슬롯']],
  ['memory', ['메모리 규격', '전체 용량', '한 팩']],
  ['gpu', ['길이', '소비전력', '보조전원', '권장 파워']],
  ['ssd', ['연결 방식', '형태', '용량']],
  ['hdd', ['형태', '용량']],
  ['case', ['메인보드 크기', '그래픽카드 길이', '가장 긴 라디에이터', '파워 규격']],
  ['power', ['정격 출력', '규격']],
  ['cooler', ['방식', '라디에이터', '소켓']],
])('the filters of %s are labelled %j', (kind, labels) => {
  expect(figureFacetsOf(kind).map(({ label }) => label)).toEqual(labels)
})
