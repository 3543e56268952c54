import type { PartFigures } from '@jeoul/api/types'
import type { FieldReader } from './field-reader.ts'

type M2Slots = NonNullable<PartFigures['m2_slots']>

/** Widths and lengths of drives in mm, the shortest first. */
const lengths = [30, 42, 60, 80, 110] as const

interface Entry {
  readonly text: string
  readonly key: string | undefined
  readonly link: string
  readonly sizes: readonly string[]
}

/**
 * Slots for drives of a motherboard; undefined where none are stated. A range of sizes with '2280' after it, all else
 * being the same, is one slot listed as two. Key E is for wireless cards.
 */
export function m2SlotsOf(entries: readonly FieldReader[]): M2Slots | undefined {
  const slots: Entry[] = []
  for (const each of entries) {
    const text = each.text('size') ?? ''
    const link = each.text('interface') ?? ''
    const entry: Entry = { text, key: each.text('key'), link, sizes: sizesOf(text) }
    const before = slots.at(-1)
    if (entry.key === 'E') continue
    if (before && continues(before, entry)) {
      const sizes = [...new Set([...before.sizes, ...entry.sizes])].sort(byLength)
      slots[slots.length - 1] = { ...before, text: entry.text, sizes }
    } else slots.push(entry)
  }
  return slots.length === 0 ? undefined : slots.map(slotOf)
}

function continues(before: Entry, { text, key, link }: Entry): boolean {
  return isRange(before.text) && text === '2280' && before.key === key && before.link === link
}

function isRange(text: string): boolean {
  return /^\d+-\d+$/.test(text)
}

/** 'PCIe 4.0 x4 / SATA' states both; 'PCIe 4.0 x4' alone leaves SATA open. */
function slotOf({ sizes, link }: Entry): M2Slots[number] {
  const hasSata = /SATA/i.test(link)
  const hasNvme = /PCI|NVMe/i.test(link)
  return {
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    ...((hasNvme || hasSata) && { nvme: hasNvme }),
    ...(hasSata && { sata: true }),
  }
}

/** '2242/2260/2280' or the range '2242-2260'. A slot of 25 mm takes 22 mm as well. */
function sizesOf(text: string): string[] {
  const stated = text.match(/\b2[25](?:30|42|60|80|110)\b/g) ?? []
  const [from, to] = stated.map(lengthOf)
  const wide = stated.filter(size => size.startsWith('25'))
  const range =
    isRange(text) && from !== undefined && to !== undefined
      ? lengths.filter(length => length >= from && length <= to).map(mm => `22${mm}`)
      : stated
  const sizes = [...range, ...wide, ...wide.map(size => `22${size.slice(2)}`)]
  return [...new Set(sizes)].sort(byLength)
}

function byLength(a: string, b: string): number {
  return lengthOf(a) - lengthOf(b) || Number(a) - Number(b)
}

function lengthOf(size: string): number {
  return Number(size.slice(2))
}
