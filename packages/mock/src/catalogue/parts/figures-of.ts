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

/** What compatibility is told by, in the contract's words and units. Facts that a part lacks are left out. */
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
      return { ...coolerFigures(part.facts), cooling: 'liquid', radiator: part.facts.radiator }
  }
}

function cpuFigures(facts: CpuFacts): PartFigures {
  const { socket, family, memory, tdp, maxPower, graphics, coolerIncluded } = facts
  return {
    socket,
    generation: family,
    memory_types: [...memory],
    tdp,
    max_power: maxPower,
    graphics,
    cooler_included: coolerIncluded,
  }
}

function motherboardFigures(facts: MotherboardFacts): PartFigures {
  const { socket, chipset, size, memory, memorySlots, maxMemory, m2, sata } = facts
  return {
    socket,
    chipset,
    form_factor: boardSizes[size],
    memory_types: [memory],
    memory_slots: memorySlots,
    max_memory: maxMemory,
    sata_ports: sata,
    m2_slots: Array.from({ length: m2 }, () => ({ sizes: ['2280'], nvme: true })),
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

function gpuFigures({ length, slots, tdp, recommendedPower, power }: GpuFacts): PartFigures {
  return { length, thickness: slots, tdp, recommended_power: recommendedPower, ...plugsOf(power) }
}

function ssdFigures({ form }: SsdFacts): PartFigures {
  return form === '2.5인치'
    ? { form_factor: '2.5"', link: 'sata' }
    : { form_factor: 'M.2 2280', link: 'nvme' }
}

function caseFigures({ boards, maxGpu, maxCooler, power, maxRadiator }: CaseFacts): PartFigures {
  return {
    form_factors: boards.map(size => boardSizes[size]),
    power_form_factors: power === 'SFX' ? ['SFX', 'SFX-L'] : ['ATX'],
    max_gpu: maxGpu,
    max_cooler: maxCooler,
    radiators: maxRadiator === 0 ? [] : [{ place: 'unknown', length: maxRadiator }],
  }
}

function powerFigures({ model, form, watts, length, gpuPlugs }: PowerFacts): PartFigures {
  const form_factor = /SFX-L/.test(model) ? 'SFX-L' : form
  return { form_factor, watts, length, pcie_16_pin: gpuPlugs }
}

function coolerFigures({ sockets, tdp }: AirCoolerFacts | LiquidCoolerFacts): PartFigures {
  return { sockets: [...sockets], ...(tdp !== undefined && { tdp }) }
}
