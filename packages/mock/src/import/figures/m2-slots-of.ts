import type { PartFigures } from '@jeoul/api/types'
import type { FieldReader } from './field-reader.ts'

type M2Slots = NonNullable<PartFigures['m2_slots']>

/** Widths and lengths of drives in mm, the shortest first. */
const lengths = [30, 42, 60, 80, 110] as const

interface Entry {
  readonly key: string | undefined
  readonly link: string
  readonly sizes: readonly string[]
}

/**
 * Slots for drives of a motherboard; undefined where none are told. A slot that is told as two entries, one for short
 * drives and one for longer ones, is one. Key E is for wireless cards.
 */
export function m2SlotsOf(entries: readonly FieldReader[]): M2Slots | undefined {
  const slots: Entry[] = []
  for (const each of entries) {
    const sizes = sizesOf(each.text('size') ?? '')
    const entry: Entry = { key: each.text('key'), link: each.text('interface') ?? '', sizes }
    const before = slots.at(-1)
    if (entry.key === 'E') continue
    if (before && continues(before, entry)) {
      slots[slots.length - 1] = { ...before, sizes: [...before.sizes, ...entry.sizes] }
    } else slots.push(entry)
  }
  return slots.length === 0 ? undefined : slots.map(slotOf)
}

function continues(before: Entry, { key, link, sizes }: Entry): boolean {
  const last = lengthOf(before.sizes.at(-1) ?? '')
  const first = lengthOf(sizes[0] ?? '')
  return before.key === key && before.link === link && last > 0 && last < 80 && last < first
}

/** 'PCIe 4.0 x4 / SATA' tells of both; 'PCIe 4.0 x4' alone says nothing of SATA. */
function slotOf({ sizes, link }: Entry): M2Slots[number] {
  const hasSata = /SATA/i.test(link)
  const hasNvme = /PCI|NVMe/i.test(link)
  return {
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    ...((hasNvme || hasSata) && { nvme: hasNvme }),
    ...(hasSata && { sata: true }),
  }
}

/** '2242/2260/2280' or the range '2242-2260'. What is 25 mm wide takes 22 mm as well. */
function sizesOf(text: string): string[] {
  const told = text.match(/\b2[25](?:30|42|60|80|110)\b/g) ?? []
  const [from, to] = told.map(lengthOf)
  const isRange = /^\d+-\d+$/.test(text) && from !== undefined && to !== undefined
  const wide = told.filter(size => size.startsWith('25'))
  const range = isRange ? lengths.filter(length => length >= from && length <= to).map(mm => `22${mm}`) : told
  const sizes = [...range, ...wide, ...wide.map(size => `22${size.slice(2)}`)]
  return [...new Set(sizes)].sort((a, b) => lengthOf(a) - lengthOf(b))
}

function lengthOf(size: string): number {
  return Number(size.slice(2))
}
