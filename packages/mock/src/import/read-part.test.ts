import type { PartFigures } from '@jeoul/api/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partCategories } from '../catalogue/part-categories.ts'
import { readPart } from './read-part.ts'

type Source = Readonly<Record<string, unknown>>

const cpu: Source = {
  metadata: { manufacturer: 'AMD' },
  socket: 'AM5',
  microarchitecture: 'Zen 5',
  coreFamily: 'Granite Ridge',
  cores: { total: 8, threads: 16 },
  clocks: { performance: { base: 4.7, boost: 5.2 } },
  cache: { l2: 8, l3: 96 },
  specifications: {
    integratedGraphics: { model: 'None' },
    memory: { types: ['DDR5'], maxSupport: 0 },
    tdp: 120,
    ppt: 0,
    eccSupport: true,
    includesCooler: false,
  },
}
const board: Source = {
  chipset: 'AMD B850',
  socket: 'AM5',
  form_factor: 'Mini-ITX',
  memory: { max: 128, ram_type: 'DDR5', slots: 2 },
  storage_devices: { sata_6_gb_s: 0, sata_3_gb_s: 0 },
  power_connectors: { cpu_power: ['8-pin', '4-pin'] },
  m2_slots: [
    { size: '2242-2260', key: 'M', interface: 'PCIe 4.0 x4' },
    { size: '2280', key: 'M', interface: 'PCIe 4.0 x4' },
    { size: '2580', key: 'M', interface: 'PCIe 3.0 x4 & SATA' },
    { size: '2230', key: 'E', interface: 'PCIe' },
  ],
}
const kit: Source = {
  modules: { quantity: 2, capacity_gb: 32 },
  ram_type: 'DDR5',
  form_factor: 'UDIMM',
  ecc: 'Non-ECC',
  registered: 'Registered',
}
const card = (tdp: number, plugs: Source): Source => ({
  chipset_manufacturer: 'NVIDIA',
  length: 0,
  tdp,
  total_slot_width: 2.5,
  power_connectors: plugs,
})
const housing: Source = {
  form_factor: 'ATX Mid Tower',
  supported_motherboard_form_factors: ['ATX', 'Mini ITX'],
  supported_power_supply_form_factors: [],
  max_video_card_length: 400,
  max_cpu_cooler_height: null,
  internal_3_5_bays: 0,
  internal_2_5_bays: 0,
}
const supply = (name: string, connectors: Source): Source => ({
  metadata: { name },
  wattage: 850,
  form_factor: 'SFX',
  length: null,
  connectors,
})
const fan: Source = { cpu_sockets: ['LGA 1700', 'AM5'], water_cooled: false, height: 155, radiator_size: 360 }
const pump: Source = { cpu_sockets: [], water_cooled: true, height: 69, radiator_size: 360 }
const drive = (storage_type: string, form_factor: string, link: string, nvme: boolean): Source => ({
  storage_type,
  form_factor,
  interface: link,
  nvme,
  capacity: 1000,
})

const slots: PartFigures['m2_slots'] = [
  { sizes: ['2242', '2260', '2280'], nvme: true },
  { sizes: ['2280', '2580'], nvme: true, sata: true },
]

test.each<[string, string | undefined]>([
  ['https://maker.test/b850', 'https://maker.test/b850'],
  ['http://maker.test/b850', undefined],
  [
    'https://maker.test/case-[+free-keyboard]?a=1#specs',
    'https://maker.test/case-%5B+free-keyboard%5D?a=1#specs',
  ],
  ['https://maker.test/케이스/100%/a%20b', 'https://maker.test/%EC%BC%80%EC%9D%B4%EC%8A%A4/100%25/a%20b'],
  ['https://maker.test/\ud800', 'https://maker.test/%EF%BF%BD'],
  ['see the box', undefined],
])('the page %s of a maker', (manufacturer_url, page) => {
  const record = { ...board, general_product_information: { manufacturer_url } }
  expect(readPart(record)?.figures.page).toBe(page)
})

describe('nested records', () => {
  test.each<[string, Source, keyof typeof partCategories, PartFigures]>([
    [
      'a processor; 0 is not stated',
      cpu,
      'cpu',
      {
        socket: 'AM5',
        generation: 'Granite Ridge',
        memory_types: ['DDR5'],
        ecc: true,
        tdp: 120,
        cores: 8,
        threads: 16,
        clock: 5.2,
        cache: 96,
        graphics: false,
        cooler_included: false,
      },
    ],
    [
      'a motherboard; slots of the same kind count once',
      board,
      'motherboard',
      {
        socket: 'AM5',
        chipset: 'B850',
        form_factor: 'Mini-ITX',
        memory_types: ['DDR5'],
        memory_slots: 2,
        max_memory: 128,
        eps_8_pin: 1,
        eps_4_pin: 1,
        m2_slots: slots,
      },
    ],
    [
      'memory',
      kit,
      'memory',
      { memory_types: ['DDR5'], modules: 2, module_capacity: 32, ecc: false, registered: true },
    ],
    [
      'a case; no bays at all are not stated',
      housing,
      'case',
      { form_factors: ['ATX', 'Mini-ITX'], max_gpu: 400 },
    ],
    [
      'an air cooler has a height',
      fan,
      'airCooler',
      { cooling: 'air', sockets: ['LGA1700', 'AM5'], height: 155 },
    ],
    ['a liquid cooler has a radiator', pump, 'liquidCooler', { cooling: 'liquid', radiator: 360 }],
    [
      'an M.2 drive',
      drive('SSD', 'M.2-2280', 'M.2 PCIe 4.0 x4', true),
      'ssd',
      { form_factor: 'M.2 2280', link: 'nvme', capacity: 1000 },
    ],
    [
      'an M.2 drive with SATA',
      drive('SSD', 'M.2-2242', 'M.2 SATA', false),
      'ssd',
      { form_factor: 'M.2 2242', link: 'sata', capacity: 1000 },
    ],
    [
      'a disk with an interface that PCs lack',
      drive('HDD', '3.5"', 'SAS 12.0 Gb/s', false),
      'hdd',
      { form_factor: '3.5"', capacity: 1000 },
    ],
  ])('%s', (_, record, category, figures) => {
    expect(readPart(record)).toEqual({ cateId: partCategories[category], figures })
  })

  const none = { pcie_6_pin: 0, pcie_8_pin: 0, pcie_12VHPWR: 0, pcie_12V_2x6: 0 }
  const plugs = (six: number, eight: number, sixteen: number) => ({
    pcie_6_pin: six,
    pcie_8_pin: eight,
    pcie_16_pin: sixteen,
  })
  test.each<[string, Source, PartFigures]>([
    ['plugs as stated', card(285, { ...none, pcie_8_pin: 2 }), plugs(0, 2, 0)],
    ['no plugs, for a card that the slot can power', card(75, none), plugs(0, 0, 0)],
    ['no plugs are ignored for a card that draws more', card(250, none), {}],
    [
      'plugs of an adapter are left out',
      card(320, { ...none, pcie_8_pin: 3, pcie_12VHPWR: 1 }),
      plugs(0, 0, 1),
    ],
  ])('a graphics card: %s', (_, record, figures) => {
    expect(readPart(record)?.figures).toEqual({ tdp: record.tdp, thickness: 2.5, ...figures })
  })

  const connectors = { eps_8_pin: 2, pcie_6_plus_2_pin: 4, pcie_12vhpwr: 0, sata: 0 }
  test.each<[string, Source, PartFigures]>([
    ['no plug of 16 pins', supply('Plain 850W', connectors), { form_factor: 'SFX', pcie_16_pin: 0 }],
    [
      'plugs of 16 pins are unknown if the name implies one',
      supply('Plain SFX-L ATX 3.1 850W', connectors),
      { form_factor: 'SFX-L' },
    ],
  ])('a power supply: %s', (_, record, figures) => {
    const expected = { watts: 850, eps_8_pin: 2, pcie_8_pin: 4, ...figures }
    expect(readPart(record)?.figures).toEqual(expected)
  })
})

test.each<[string, Source, keyof typeof partCategories, PartFigures]>([
  [
    'a processor',
    { core_count: 6, boost_clock: 5.4, microarchitecture: 'Zen 5', tdp: 65, graphics: null },
    'cpu',
    { tdp: 65, cores: 6, clock: 5.4 },
  ],
  [
    'a motherboard',
    { socket: 'LGA1851', form_factor: 'Mini ITX', max_memory: 256, memory_slots: 2 },
    'motherboard',
    { socket: 'LGA1851', form_factor: 'Mini-ITX', max_memory: 256, memory_slots: 2 },
  ],
  [
    'memory',
    { speed: [5, 6000], modules: [2, 16], cas_latency: 30 },
    'memory',
    { memory_types: ['DDR5'], modules: 2, module_capacity: 16 },
  ],
  [
    'a graphics card',
    { chipset: 'GeForce RTX 3060 12GB', memory: 12, core_clock: 1320, length: 235 },
    'gpu',
    { chip: 'GeForce RTX 3060', video_memory: 12, length: 235 },
  ],
])('a flat record of %s', (_, record, category, figures) => {
  expect(readPart(record)).toEqual({ cateId: partCategories[category], figures })
})

test.each([{ name: 'Chair', price: 90 }, { socket: 'E27', chipset: 1 }, {}])('%o is no part', record => {
  expect(readPart(record)).toBeUndefined()
})

test('never reads NaN, whatever the fields contain', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constant(Number.NaN), fc.constant(-1), fc.constant(0))
  const known = [cpu, board, kit, card(75, {}), housing, supply('', {}), fan, drive('SSD', '', '', true)]
  const spoilt = fc
    .constantFrom(...known)
    .chain(record => fc.tuple(fc.constant(record), fc.constantFrom(...Object.keys(record)), odd))
  fc.assert(
    fc.property(spoilt, ([record, field, value]) => {
      const figures = readPart({ ...record, [field]: value })?.figures ?? {}
      for (const figure of Object.values(figures)) expect(figure).not.toBeNaN()
    }),
    { numRuns: 200 },
  )
})
