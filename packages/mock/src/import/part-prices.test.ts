import { describe, expect, test } from 'vitest'
import { importFiles } from './import-files.ts'
import { toJsonLines, writeFile } from './testing/write-file.ts'

const processor = {
  metadata: { name: 'Intel Core i5 12400F', manufacturer: 'Intel' },
  ...{ microarchitecture: 'Alder Lake', cores: { total: 6 }, specifications: { memory: {}, tdp: 65 } },
}
const flatProcessor = {
  name: 'Intel Core i5-12400F',
  price: 100,
  core_count: 6,
  microarchitecture: 'Alder Lake',
  tdp: 65,
}
const board = {
  metadata: {
    name: 'MSI H610 PRO H610M-E LGA1700 DDR5 Micro ATX',
    manufacturer: 'MSI',
    part_numbers: ['PRO H610M-E'],
  },
  ...{ memory: { ram_type: 'DDR5', slots: 2 }, socket: 'LGA 1700', chipset: 'Intel H610' },
}
const flatBoard = { name: 'MSI PRO H610M-E', price: 100, socket: 'LGA1700', memory_slots: 2, max_memory: 96 }
const memory = {
  metadata: { name: 'Corsair Vengeance RGB Pro Black DDR4-3000 CL16 16GB (2x8GB)', manufacturer: 'Corsair' },
  ram_type: 'DDR4',
  speed: 3000,
  cas_latency: 16,
  color: ['BLACK'],
  modules: { quantity: 2, capacity_gb: 8 },
}
const flatMemory = {
  name: 'Corsair Vengeance RGB Pro 16 GB',
  price: 100,
  speed: [4, 3000],
  modules: [2, 8],
  cas_latency: 16,
  color: 'Black',
}
const card = {
  metadata: { name: 'Gigabyte WINDFORCE OC SFF GeForce RTX 5070 12GB GDDR7', manufacturer: 'Gigabyte' },
  chipset_manufacturer: 'NVIDIA',
  chipset: 'GeForce RTX 5070',
  total_slot_width: 2,
  memory: 12,
  core_boost_clock: 2542,
  length: 261,
}
const flatCard = {
  name: 'Gigabyte WINDFORCE OC SFF',
  ...{
    price: 100,
    chipset: 'GeForce RTX 5070',
    memory: 12,
    core_clock: 2160,
    boost_clock: 2542,
    length: 261,
  },
}

async function priceOf(part: object, ...priced: readonly object[]): Promise<number> {
  const { catalogue } = await importFiles([writeFile('parts.jsonl', toJsonLines([part]))], {
    parts: true,
    rate: 1000,
    prices: [writeFile('prices.jsonl', toJsonLines(priced))],
  })
  const [leaf] = catalogue.leaves.values()
  return leaf?.items.cash[0] ?? -1
}

describe('a price of another file is that of the same part', () => {
  test.each<[string, object, object, number]>([
    ['a processor', processor, flatProcessor, 100_000],
    ['another processor', processor, { ...flatProcessor, name: 'Intel Core i5-12400' }, 0],
    ['with other figures', processor, { ...flatProcessor, core_count: 4 }, 0],
    ['a board by its part number', board, flatBoard, 100_000],
    ['a board of another socket', board, { ...flatBoard, socket: 'AM5' }, 0],
    ['a board whose name goes on', board, { ...flatBoard, name: 'MSI PRO H610M-E DDR4' }, 0],
    ['memory', memory, flatMemory, 100_000],
    ['memory without its lights', memory, { ...flatMemory, name: 'Corsair Vengeance Pro 16 GB' }, 0],
    ['slower memory', memory, { ...flatMemory, speed: [4, 2666] }, 0],
    ['one module more', memory, { ...flatMemory, modules: [3, 8] }, 0],
    ['another colour', memory, { ...flatMemory, color: 'White' }, 0],
    ['memory whose colour is not stated', memory, { ...flatMemory, color: null }, 100_000],
    ['a graphics card', card, flatCard, 100_000],
    ['a card of another chip', card, { ...flatCard, chipset: 'GeForce RTX 5070 Ti' }, 0],
    ['a faster card', card, { ...flatCard, boost_clock: 2640 }, 0],
    ['no price', card, { ...flatCard, price: null }, 0],
  ])('%s', async (_, part, priced, won) => {
    expect(await priceOf(part, priced)).toBe(won)
  })

  test('the lowest of several', async () => {
    expect(await priceOf(card, flatCard, { ...flatCard, price: 90 }, { ...flatCard, price: 95 })).toBe(90_000)
  })

  test('a part’s own price takes precedence', async () => {
    expect(await priceOf({ ...processor, price: 120 }, flatProcessor)).toBe(120_000)
  })
})

test('an impossible price is reported, and the others are read', async () => {
  const { report } = await importFiles([writeFile('parts.jsonl', toJsonLines([processor]))], {
    prices: [writeFile('prices.jsonl', toJsonLines([{ ...flatProcessor, price: 'much' }, flatProcessor]))],
  })
  expect(report).toMatchObject({
    withoutPrice: 0,
    defects: [],
    warnings: [{ reason: 'unread-price', total: 1 }],
  })
})
