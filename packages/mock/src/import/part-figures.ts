import type { PartFigures } from '@jeoul/api/types'
import { amountAt, type Fields, readPath, recordsAt, textAt, textsAt } from './field-path.ts'

/** Figures by their names; what data don't state is undefined. */
type StatedFigures = { readonly [Key in keyof PartFigures]: PartFigures[Key] | undefined }

/** Most power that a graphics card draws from its slot, in watts. */
const slotPower = 75

/** The figures of parts that depend on several fields of a record. */
export const furtherFigures = {
  // AMD's code name is that of the cores, Intel's that of the architecture.
  processor: record => ({
    generation:
      textAt(record, 'metadata.manufacturer') === 'AMD'
        ? textAt(record, 'coreFamily')?.replace(/-X$| 2$/, '')
        : textAt(record, 'microarchitecture'),
  }),

  motherboard(record) {
    const ports = ['6', '3'].map(speed => amountAt(record, `storage_devices.sata_${speed}_gb_s`) ?? 0)
    const plugs = textsAt(record, 'power_connectors.cpu_power')
    return {
      sata_ports: ports.reduce((sum, count) => sum + count) || undefined,
      m2_slots: m2SlotsOf(recordsAt(record, 'm2_slots')),
      eps_8_pin: plugs?.filter(plug => plug.startsWith('8')).length,
      eps_4_pin: plugs?.filter(plug => plug.startsWith('4')).length,
    }
  },

  /** `speed` begins with the generation, as in [5, 6000]. */
  flatMemory(record) {
    const generation = amountAt(record, 'speed.0')
    return {
      memory_types: generation === undefined ? undefined : [generation === 1 ? 'DDR' : `DDR${generation}`],
    }
  },

  /** Data without any plugs are trusted only if the slot can power the card. With a 16-pin plug, the 8-pin plugs are those of its adapter. */
  graphicsCard(record) {
    const plugs = (name: string) => amountAt(record, `power_connectors.${name}`) ?? 0
    const [six, eight] = [plugs('pcie_6_pin'), plugs('pcie_8_pin')]
    const sixteen = Math.max(plugs('pcie_12VHPWR'), plugs('pcie_12V_2x6'))
    const isTrusted = six + eight + sixteen > 0 || (amountAt(record, 'tdp', 10) ?? Infinity) <= slotPower
    if (!isTrusted) return {}
    if (sixteen > 0) return { pcie_6_pin: 0, pcie_8_pin: 0, pcie_16_pin: sixteen }
    return { pcie_6_pin: six, pcie_8_pin: eight, pcie_16_pin: 0 }
  },

  /** No bay of either size is what data state that don't know. */
  housing(record) {
    const bays_35 = amountAt(record, 'internal_3_5_bays', 0)
    const bays_25 = amountAt(record, 'internal_2_5_bays', 0)
    return bays_35 || bays_25 ? { bays_35, bays_25 } : {}
  },

  /** Data write 0 for unknown counts. Only 16-pin plugs are taken as absent, if the other plugs are stated and the name does not mention them. */
  powerSupply(record) {
    const name = textAt(record, 'metadata.name') ?? ''
    const [eps, eight, sixteen] = ['eps_8_pin', 'pcie_6_plus_2_pin', 'pcie_12vhpwr'].map(plug =>
      amountAt(record, `connectors.${plug}`),
    )
    const hasNone = !sixteen && eps && eight && !/ATX ?3|PCIe ?5|12V/i.test(name)
    return {
      ...(/\bSFX-?L\b/i.test(name) && { form_factor: 'SFX-L' }),
      ...(hasNone && { pcie_16_pin: 0 }),
    }
  },

  drive(record) {
    const isSata = /^(M\.2 )?SATA/.test(textAt(record, 'interface') ?? '')
    return { link: readPath(record, 'nvme') === true ? 'nvme' : isSata ? 'sata' : undefined }
  },
} as const satisfies Readonly<Record<string, (record: Fields) => StatedFigures>>

type M2Slots = NonNullable<PartFigures['m2_slots']>

/** Lengths of drives in mm, the shortest first. */
const lengths = [30, 42, 60, 80, 110] as const

/**
 * Slots for drives of a motherboard; undefined where none are stated. A range of sizes with '2280' after it, all else
 * being the same, is one slot listed as two. Key E is for wireless cards.
 */
function m2SlotsOf(entries: readonly Fields[]): M2Slots | undefined {
  const slots: { size: string; kind: string; link: string; sizes: readonly string[] }[] = []
  for (const entry of entries) {
    const [size = '', key = '', link = ''] = ['size', 'key', 'interface'].map(field => textAt(entry, field))
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
