import type { PartFigures } from '@jeoul/api/types'
import type { CaseFacts } from './cases.ts'
import type { AirCoolerFacts, LiquidCoolerFacts } from './coolers.ts'
import type { CpuFacts } from './cpus.ts'
import type { SsdFacts } from './drives.ts'
import type { GpuFacts } from './gpus.ts'
import type { MemoryFacts } from './memories.ts'
import type { MotherboardFacts } from './motherboards.ts'
import type { Part } from './part.ts'
import type { BoardSize } from './platform.ts'
import { plugsOf } from './plugs-of.ts'
import type { PowerFacts } from './powers.ts'

const boardSizes: Readonly<Record<BoardSize, string>> = {
  'E-ATX': 'EATX',
  ATX: 'ATX',
  'M-ATX': 'Micro ATX',
  'Mini-ITX': 'Mini-ITX',
}

/** As the makers write them. */
const chipLines: Readonly<Record<string, string>> = { 지포스: 'GeForce', 라데온: 'Radeon', 아크: 'Arc' }

/** The figures that compatibility and likeness depend on, in the contract's words and units. Facts that a part lacks are left out. */
export function figuresOf(part: Part): PartFigures {
  switch (part.kind) {
    case 'cpu':
      return cpuFigures(part.facts)
    case 'motherboard':
      return motherboardFigures(part.facts)
    case 'memory':
      return memoryFigures(part.facts)
    case 'gpu':
      return gpuFigures(part.facts)
    case 'ssd':
      return { ...ssdFigures(part.facts), capacity: part.gigabytes }
    case 'hdd':
      return { form_factor: '3.5"', link: 'sata', capacity: part.gigabytes }
    case 'case':
      return caseFigures(part.facts)
    case 'power':
      return powerFigures(part.facts)
    case 'air-cooler':
      return { ...coolerFigures(part.facts), cooling: 'air', height: part.facts.height }
    case 'liquid-cooler':
      return liquidFigures(part.facts)
  }
}

function cpuFigures(facts: CpuFacts): PartFigures {
  const { socket, family, memory, maxMemory, tdp, maxPower, graphics, coolerIncluded } = facts
  const { cores, threads, boostClock, cache } = facts
  return {
    socket,
    generation: family,
    memory_types: [...memory],
    ...(maxMemory !== undefined && { max_memory: maxMemory }),
    tdp,
    max_power: maxPower,
    cores,
    threads,
    clock: boostClock,
    cache,
    graphics,
    cooler_included: coolerIncluded,
  }
}

function motherboardFigures(facts: MotherboardFacts): PartFigures {
  const { socket, chipset, size, memory, memorySlots, maxMemory, m2, sata, sharedSata, eps } = facts
  return {
    socket,
    chipset,
    form_factor: boardSizes[size],
    memory_types: [memory],
    memory_slots: memorySlots,
    max_memory: maxMemory,
    sata_ports: sata,
    m2_slots: Array.from({ length: m2 }, (_, slot) => ({
      sizes: ['2280'],
      nvme: true,
      ...(sharedSata !== undefined && { shares_sata: slot === m2 - 1 ? sharedSata : 0 }),
    })),
    ...(eps && { eps_8_pin: eps[0], eps_4_pin: eps[1] }),
  }
}

function memoryFigures({ memory, modules, moduleSize }: MemoryFacts): PartFigures {
  return {
    form_factor: '288-pin DIMM',
    memory_types: [memory],
    modules,
    module_capacity: moduleSize,
    ecc: false,
    registered: false,
  }
}

function gpuFigures({ chip, memory, length, slots, tdp, recommendedPower, power }: GpuFacts): PartFigures {
  return {
    chip: chip.replace(/^\S+/, line => chipLines[line] ?? line),
    video_memory: memory,
    length,
    thickness: slots,
    tdp,
    recommended_power: recommendedPower,
    ...plugsOf(power),
  }
}

function ssdFigures({ form }: SsdFacts): PartFigures {
  return form === '2.5인치'
    ? { form_factor: '2.5"', link: 'sata' }
    : { form_factor: 'M.2 2280', link: 'nvme' }
}

function caseFigures(facts: CaseFacts): PartFigures {
  const { boards, maxGpu, maxCooler, power, maxRadiator, radiators, maxPower, bays } = facts
  const rooms = radiators ?? (maxRadiator === 0 ? [] : ([['unknown', maxRadiator]] as const))
  return {
    form_factors: boards.map(size => boardSizes[size]),
    power_form_factors: power === 'SFX' ? ['SFX', 'SFX-L'] : ['ATX'],
    max_gpu: maxGpu,
    max_cooler: maxCooler,
    radiators: rooms.map(([place, length]) => ({ place, length })),
    ...(maxPower !== undefined && { max_power_length: maxPower }),
    ...(bays && { bays_35: bays[0], bays_25: bays[1] }),
  }
}

function powerFigures({ model, form, watts, length, gpuPlugs, eps, pcie, sata }: PowerFacts): PartFigures {
  const form_factor = /SFX-L/.test(model) ? 'SFX-L' : form
  return {
    form_factor,
    watts,
    length,
    pcie_16_pin: gpuPlugs,
    ...(eps !== undefined && { eps_8_pin: eps }),
    ...(pcie !== undefined && { pcie_8_pin: pcie }),
    ...(sata !== undefined && { sata_plugs: sata }),
  }
}

function liquidFigures({ radiator, depth, ...facts }: LiquidCoolerFacts): PartFigures {
  const size = { radiator, ...(depth !== undefined && { radiator_depth: depth }) }
  return { ...coolerFigures(facts), cooling: 'liquid', ...size }
}

function coolerFigures({ sockets, tdp }: Pick<AirCoolerFacts, 'sockets' | 'tdp'>): PartFigures {
  return { sockets: [...sockets], ...(tdp !== undefined && { tdp }) }
}
