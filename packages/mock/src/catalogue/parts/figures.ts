import type { PartFigures } from '@jeoul/api/types'
import type { Leaf } from '../catalogue.ts'
import type {
  CaseFacts,
  CpuFacts,
  GpuFacts,
  LiquidCoolerFacts,
  MemoryFacts,
  MotherboardFacts,
  Part,
  PowerFacts,
  SsdFacts,
} from './part.ts'

/** Sizes of motherboards that the contract spells differently. */
const formFactors: Readonly<Record<string, string>> = { 'E-ATX': 'EATX', 'M-ATX': 'Micro ATX' }

/** Series of graphics processors, as their makers spell them. */
const chipLines: Readonly<Record<string, string>> = { 지포스: 'GeForce', 라데온: 'Radeon', 아크: 'Arc' }

const radiatorPlaces = ['front', 'top', 'rear', 'side', 'bottom'] as const

/** The figures of the part in a row, generated or imported; undefined for an item that is not a part. */
export function figuresAt({ partOf, figures }: Leaf, row: number): PartFigures | undefined {
  const part = partOf?.(row)
  return part ? figuresOf(part) : figures?.(row)
}

/** The figures that compatibility and likeness depend on, in the contract's words and units. Facts that a part lacks are left out. */
function figuresOf(part: Part): PartFigures {
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
  const { socket, chipset, size, memory, memorySlots, maxMemory, m2, sata, sharedSata, eps8, eps4 } = facts
  return {
    socket,
    chipset,
    form_factor: formFactorOf(size),
    memory_types: [memory],
    memory_slots: memorySlots,
    max_memory: maxMemory,
    sata_ports: sata,
    m2_slots: Array.from({ length: m2 }, (_, slot) => ({
      sizes: ['2280'],
      nvme: true,
      ...(sharedSata !== undefined && { shares_sata: slot === m2 - 1 ? sharedSata : 0 }),
    })),
    ...(eps8 !== undefined && { eps_8_pin: eps8, eps_4_pin: eps4 }),
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

function gpuFigures(facts: GpuFacts): PartFigures {
  const { chip, memory, length, slots, tdp, recommendedPower, pcie8 = 0, pcie16 = 0 } = facts
  return {
    chip: chip.replace(/^\S+/, line => chipLines[line] ?? line),
    video_memory: memory,
    length,
    thickness: slots,
    tdp,
    recommended_power: recommendedPower,
    pcie_6_pin: 0,
    pcie_8_pin: pcie8,
    pcie_16_pin: pcie16,
  }
}

function ssdFigures({ form }: SsdFacts): PartFigures {
  return form === '2.5인치'
    ? { form_factor: '2.5"', link: 'sata' }
    : { form_factor: 'M.2 2280', link: 'nvme' }
}

function caseFigures(facts: CaseFacts): PartFigures {
  const { boards, maxGpu, maxCooler, power, maxPower, bays35, bays25 } = facts
  return {
    form_factors: boards.map(formFactorOf),
    power_form_factors: power === 'SFX' ? ['SFX', 'SFX-L'] : ['ATX'],
    max_gpu: maxGpu,
    max_cooler: maxCooler,
    radiators: radiatorsOf(facts),
    ...(maxPower !== undefined && { max_power_length: maxPower }),
    ...(bays35 !== undefined && { bays_35: bays35, bays_25: bays25 }),
  }
}

/** The places for radiators; one unknown place for a case of which only the largest radiator is known. */
function radiatorsOf({ radiators, maxRadiator }: CaseFacts): NonNullable<PartFigures['radiators']> {
  if (!radiators) return maxRadiator === 0 ? [] : [{ place: 'unknown', length: maxRadiator }]
  return radiatorPlaces.flatMap(place => {
    const length = radiators[place]
    return length === undefined ? [] : [{ place, length }]
  })
}

function powerFigures({ model, form, watts, length, pcie16, eps8, pcie8, sata }: PowerFacts): PartFigures {
  return {
    form_factor: model.includes('SFX-L') ? 'SFX-L' : form,
    watts,
    length,
    pcie_16_pin: pcie16,
    ...(eps8 !== undefined && { eps_8_pin: eps8 }),
    ...(pcie8 !== undefined && { pcie_8_pin: pcie8 }),
    ...(sata !== undefined && { sata_plugs: sata }),
  }
}

function liquidFigures({ radiator, depth, ...facts }: LiquidCoolerFacts): PartFigures {
  const size = { radiator, ...(depth !== undefined && { radiator_depth: depth }) }
  return { ...coolerFigures(facts), cooling: 'liquid', ...size }
}

function coolerFigures({ sockets, tdp }: { sockets: string[]; tdp?: number }): PartFigures {
  return { sockets, ...(tdp !== undefined && { tdp }) }
}

function formFactorOf(size: string): string {
  return formFactors[size] ?? size
}
