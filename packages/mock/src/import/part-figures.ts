import type { PartFigures } from '@jeoul/api/types'
import { isRecord } from '../is-record.ts'
import { readPath, tidy } from './field-path.ts'

/** Figures by their names; what data don't state is undefined. */
export type StatedFigures = { readonly [Key in keyof PartFigures]: PartFigures[Key] | undefined }

/** Reads fields of a record by their paths. What is missing, empty or of another type is undefined. */
export interface FieldReader {
  text(path: string): string | undefined
  /** Texts of a list that has some. */
  texts(path: string): string[] | undefined
  /** A number of at least `least`, which is 1 unless given: data say 0 where they don't know. */
  amount(path: string, least?: number): number | undefined
  flag(path: string): boolean | undefined
  /** Objects of a list. */
  records(path: string): readonly FieldReader[]
}

export function readFields(record: unknown): FieldReader {
  const textOf = (value: unknown) => (typeof value === 'string' ? tidy(value) || undefined : undefined)
  const list = (path: string): readonly unknown[] => {
    const found = readPath(record, path)
    return Array.isArray(found) ? found : []
  }
  return {
    text: path => textOf(readPath(record, path)),
    texts(path) {
      const texts = list(path).flatMap(each => textOf(each) ?? [])
      return texts.length > 0 ? texts : undefined
    },
    amount(path, least = 1) {
      const found = readPath(record, path)
      return typeof found === 'number' && Number.isFinite(found) && found >= least ? found : undefined
    },
    flag(path) {
      const found = readPath(record, path)
      return typeof found === 'boolean' ? found : undefined
    },
    records: path => list(path).filter(isRecord).map(readFields),
  }
}

/** Most power that a graphics card draws from its slot, in watts. */
const slotPower = 75

/** The figures of records of the BuildCores OpenDB: one nested object a part. */
export const nestedParts = {
  processor(from) {
    const graphics = from.text('specifications.integratedGraphics.model')
    return {
      socket: socketOf(from.text('socket')),
      // AMD's code name is that of the cores, Intel's that of the architecture.
      generation:
        from.text('metadata.manufacturer') === 'AMD'
          ? from.text('coreFamily')?.replace(/-X$| 2$/, '')
          : from.text('microarchitecture'),
      memory_types: from.texts('specifications.memory.types'),
      // Below 8 the unit is another one.
      max_memory: from.amount('specifications.memory.maxSupport', 8),
      ecc: from.flag('specifications.eccSupport'),
      tdp: from.amount('specifications.tdp', 5),
      max_power: from.amount('specifications.ppt', 5),
      cores: from.amount('cores.total'),
      threads: from.amount('cores.threads'),
      clock: from.amount('clocks.performance.boost', 0.5),
      cache: from.amount('cache.l3', 0.5),
      graphics: graphics === undefined ? undefined : graphics !== 'None',
      cooler_included: from.flag('specifications.includesCooler'),
    }
  },

  motherboard(from) {
    const memory = from.text('memory.ram_type')
    const [sata6, sata3] = [
      from.amount('storage_devices.sata_6_gb_s'),
      from.amount('storage_devices.sata_3_gb_s'),
    ]
    const plugs = from.texts('power_connectors.cpu_power')
    return {
      socket: socketOf(from.text('socket')),
      // 'Intel B760' without its maker.
      chipset: from.text('chipset')?.replace(/^(Intel|AMD) /, ''),
      form_factor: boardSizeOf(from.text('form_factor')),
      memory_types: memory === undefined ? undefined : [memory],
      memory_slots: from.amount('memory.slots'),
      max_memory: from.amount('memory.max', 4),
      ecc: from.flag('ecc_support'),
      sata_ports: (sata6 ?? 0) + (sata3 ?? 0) || undefined,
      m2_slots: m2SlotsOf(from.records('m2_slots')),
      eps_8_pin: plugs?.filter(plug => plug.startsWith('8')).length,
      eps_4_pin: plugs?.filter(plug => plug.startsWith('4')).length,
    }
  },

  memory(from) {
    const type = from.text('ram_type')
    const form = from.text('form_factor')
    const [ecc, registered] = [from.text('ecc'), from.text('registered')]
    return {
      form_factor: form?.includes('-pin ') ? form : undefined,
      memory_types: type === undefined ? undefined : [type],
      modules: from.amount('modules.quantity'),
      module_capacity: from.amount('modules.capacity_gb'),
      ecc: ecc === undefined ? undefined : ecc === 'ECC',
      registered: registered === undefined ? undefined : registered === 'Registered',
    }
  },

  /** Data without any plugs are trusted only if the slot can power the card. With a 16-pin plug, the 8-pin plugs are those of its adapter. */
  graphicsCard(from) {
    const tdp = from.amount('tdp', 10)
    const plugs = (name: string) => from.amount(`power_connectors.${name}`) ?? 0
    const [six, eight] = [plugs('pcie_6_pin'), plugs('pcie_8_pin')]
    const sixteen = Math.max(plugs('pcie_12VHPWR'), plugs('pcie_12V_2x6'))
    const isTrusted = six + eight + sixteen > 0 || (tdp !== undefined && tdp <= slotPower)
    return {
      length: from.amount('length', 60),
      chip: from.text('chipset'),
      video_memory: from.amount('memory', 0.1),
      thickness: from.amount('total_slot_width', 0.5),
      tdp,
      ...(isTrusted && {
        pcie_6_pin: sixteen > 0 ? 0 : six,
        pcie_8_pin: sixteen > 0 ? 0 : eight,
        pcie_16_pin: sixteen,
      }),
    }
  },

  housing(from) {
    const [bays35, bays25] = [from.amount('internal_3_5_bays', 0), from.amount('internal_2_5_bays', 0)]
    // None of either is what data say that don't know.
    const hasBays = (bays35 ?? 0) + (bays25 ?? 0) > 0
    return {
      form_factors: from
        .texts('supported_motherboard_form_factors')
        ?.flatMap(size => boardSizeOf(size) ?? []),
      power_form_factors: from.texts('supported_power_supply_form_factors'),
      max_gpu: from.amount('max_video_card_length', 50),
      max_cooler: from.amount('max_cpu_cooler_height', 20),
      max_power_length: from.amount('max_psu_length', 50),
      ...(hasBays && { bays_35: bays35, bays_25: bays25 }),
    }
  },

  /** Data write 0 for unknown counts. Only 16-pin plugs are taken as absent, if the other plugs are stated and the name does not mention them. */
  powerSupply(from) {
    const name = from.text('metadata.name') ?? ''
    const eps = from.amount('connectors.eps_8_pin')
    const eight = from.amount('connectors.pcie_6_plus_2_pin')
    const has16 = eps === undefined || eight === undefined || /ATX ?3|PCIe ?5|12V/i.test(name)
    return {
      form_factor: /\bSFX-?L\b/i.test(name) ? 'SFX-L' : from.text('form_factor')?.replace(/\/EPS$/, ''),
      watts: from.amount('wattage', 50),
      length: from.amount('length', 50),
      eps_8_pin: eps,
      pcie_8_pin: eight,
      pcie_16_pin: from.amount('connectors.pcie_12vhpwr') ?? (has16 ? undefined : 0),
      sata_plugs: from.amount('connectors.sata'),
    }
  },

  cooler(from) {
    const isLiquid = from.flag('water_cooled')
    return {
      cooling: isLiquid === undefined ? undefined : isLiquid ? 'liquid' : 'air',
      sockets: from.texts('cpu_sockets')?.flatMap(socket => socketOf(socket) ?? []),
      height: isLiquid === false ? from.amount('height', 10) : undefined,
      radiator: isLiquid ? from.amount('radiator_size', 40) : undefined,
    }
  },

  drive(from) {
    const link = from.text('interface') ?? ''
    return {
      form_factor: from.text('form_factor')?.replace(/^M\.2-/, 'M.2 '),
      link: from.flag('nvme') ? 'nvme' : /^(M\.2 )?SATA/.test(link) ? 'sata' : undefined,
      capacity: from.amount('capacity'),
    }
  },
} as const satisfies Readonly<Record<string, (from: FieldReader) => StatedFigures>>

/** The figures of records of pc-part-dataset: one flat object a part. Null means none, or unknown. */
export const flatParts = {
  processor(from) {
    const family = from.text('microarchitecture')
    return {
      // AMD's architectures span several families.
      generation: family?.includes('Lake') ? family : undefined,
      tdp: from.amount('tdp', 5),
      cores: from.amount('core_count'),
      clock: from.amount('boost_clock', 0.5),
      graphics: from.text('graphics') === undefined ? undefined : true,
    }
  },

  motherboard: from => ({
    socket: socketOf(from.text('socket')),
    form_factor: boardSizeOf(from.text('form_factor')),
    memory_slots: from.amount('memory_slots'),
    max_memory: from.amount('max_memory', 4),
  }),

  /** `speed` is generation and transfers, as in [5, 6000]; `modules` their number and GB of each. */
  memory(from) {
    const generation = from.amount('speed.0')
    return {
      memory_types: generation === undefined ? undefined : [generation === 1 ? 'DDR' : `DDR${generation}`],
      modules: from.amount('modules.0'),
      module_capacity: from.amount('modules.1'),
    }
  },

  graphicsCard: from => ({
    length: from.amount('length', 60),
    chip: from.text('chipset')?.replace(/ \d+ ?GB$/, ''),
    video_memory: from.amount('memory', 0.1),
  }),
} as const satisfies Readonly<Record<string, (from: FieldReader) => StatedFigures>>

/** 'LGA 1700' and 'LGA1700' are the same; processors soldered to a board have none. */
function socketOf(text: string | undefined): string | undefined {
  return text?.startsWith('Integrated') ? undefined : text?.replace(/^LGA /, 'LGA')
}

/** 'Mini ITX' and 'Mini-ITX', 'E-ATX' and 'EATX'. */
function boardSizeOf(text: string | undefined): string | undefined {
  return text?.replace(/\bMini ITX$/, 'Mini-ITX').replace(/^E-ATX$/, 'EATX')
}

type M2Slots = NonNullable<PartFigures['m2_slots']>

/** Lengths of drives in mm, the shortest first. */
const lengths = [30, 42, 60, 80, 110] as const

/**
 * Slots for drives of a motherboard; undefined where none are stated. A range of sizes with '2280' after it, all else
 * being the same, is one slot listed as two. Key E is for wireless cards.
 */
function m2SlotsOf(entries: readonly FieldReader[]): M2Slots | undefined {
  const slots: { size: string; kind: string; link: string; sizes: readonly string[] }[] = []
  for (const entry of entries) {
    const [size = '', key = '', link = ''] = [entry.text('size'), entry.text('key'), entry.text('interface')]
    if (key === 'E') continue
    const slot = { size, kind: `${key} ${link}`, link, sizes: sizesOf(size) }
    const before = slots.at(-1)
    const continues = before && isRange.test(before.size) && size === '2280' && before.kind === slot.kind
    if (continues) slots[slots.length - 1] = { ...slot, sizes: sorted([...before.sizes, ...slot.sizes]) }
    else slots.push(slot)
  }
  return slots.length === 0 ? undefined : slots.map(slotOf)
}

const isRange = /^\d+-\d+$/

/** 'PCIe 4.0 x4 / SATA' states both; 'PCIe 4.0 x4' alone leaves SATA open. */
function slotOf({ sizes, link }: { sizes: readonly string[]; link: string }): M2Slots[number] {
  const hasSata = /SATA/i.test(link)
  const hasNvme = /PCI|NVMe/i.test(link)
  return {
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    ...((hasNvme || hasSata) && { nvme: hasNvme }),
    ...(hasSata && { sata: true }),
  }
}

/** '2242/2260/2280' or the range '2242-2260': widths and lengths. A slot of 25 mm takes 22 mm as well. */
function sizesOf(text: string): string[] {
  const stated = text.match(/\b2[25](?:30|42|60|80|110)\b/g) ?? []
  const [from = 0, to = 0] = stated.map(lengthOf)
  const between = lengths.filter(length => length >= from && length <= to).map(mm => `22${mm}`)
  const wide = stated.filter(size => size.startsWith('25'))
  const range = isRange.test(text) && stated.length > 1 ? between : stated
  return sorted([...range, ...wide, ...wide.map(size => `22${size.slice(2)}`)])
}

function sorted(sizes: readonly string[]): string[] {
  return [...new Set(sizes)].sort((a, b) => lengthOf(a) - lengthOf(b) || Number(a) - Number(b))
}

function lengthOf(size: string): number {
  return Number(size.slice(2))
}
