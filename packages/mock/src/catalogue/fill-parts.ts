import { at } from './at.ts'
import type { CompiledParts } from './compile-parts.ts'
import { firstDayOf, today } from './epoch.ts'
import { type Assortment, type Counters, createAssortment, type ItemColumns } from './item-columns.ts'
import { partItemText } from './part-item-text.ts'
import type { Random } from './random.ts'

/**
 * Fills the columns with real parts. Every entry comes once in its usual packing, then in the others, then as
 * sold by single shops, until there are enough.
 */
export function fillParts(
  columns: ItemColumns,
  compiled: CompiledParts,
  random: Random,
  counters: Counters,
): Assortment {
  const { entries, packings } = compiled
  const groupOf = groupFamilies(compiled, columns.size, counters)
  const moods = new Map(entries.map(({ family }) => [family, 0.96 + 0.08 * random.unit()]))
  const likes = entries.map(() => random.unit())
  const assortment = createAssortment(columns.size, row => partItemText(compiled, row))
  for (let row = 0; row < columns.size; row++) {
    const { makerId, values, family, price, year } = at(entries, row % entries.length)
    const round = Math.floor(row / entries.length)
    columns.makers[row] = makerId
    for (let facet = 0; facet < values.length; facet++) at(columns.specs, facet)[row] = at(values, facet)
    if (round < packings.length) columns.groups[row] = groupOf.get(family) ?? 0
    const factor = round < packings.length ? at(packings, round).factor : 1.02 + 0.08 * random.unit()
    assortment.worth[row] = price * factor * (moods.get(family) ?? 1)
    assortment.appeal[row] =
      at(likes, row % entries.length) * (round < packings.length ? 1 - 0.1 * round : 0.35)
    assortment.launched[row] = Math.min(firstDayOf(year) + 45, today - 30)
  }
  return assortment
}

/** Numbers the families that have several rows. */
function groupFamilies(
  { entries, packings }: CompiledParts,
  size: number,
  counters: Counters,
): Map<string, number> {
  const seen = new Set<string>()
  const groups = new Map<string, number>()
  for (let row = 0; row < Math.min(size, entries.length * packings.length); row++) {
    const { family } = at(entries, row % entries.length)
    if (seen.has(family) && !groups.has(family)) groups.set(family, ++counters.group)
    seen.add(family)
  }
  return groups
}
