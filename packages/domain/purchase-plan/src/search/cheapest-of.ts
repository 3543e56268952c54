import type { Region } from '@jeoul/personal-price'
import type { Choice, Counter } from './counter.ts'
import { type FoundOrder, orderOf } from './found-order.ts'

/**
 * The cheapest single order with a mall that has one group of offers for each unit.
 *
 * @param units the groups of each unit
 */
export function cheapestOf(
  units: readonly (readonly (readonly Choice[])[])[],
  counter: Counter,
  region: Region,
): FoundOrder | null {
  const single = onlyChoices(units)
  if (single) return orderOf(counter, single, region)
  let best: FoundOrder | null = null
  const chosen: Choice[] = []
  const choose = (unit: number) => {
    const groups = units[unit]
    if (!groups) {
      const found = orderOf(counter, chosen, region)
      if (found && (best === null || found.cost < best.cost)) best = { ...found, choices: [...chosen] }
      return
    }
    for (const group of groups) {
      chosen.push(...group)
      choose(unit + 1)
      chosen.length -= group.length
    }
  }
  choose(0)
  return best
}

/** The offers where every unit has one group of them; null where there is something to choose. */
function onlyChoices(units: readonly (readonly (readonly Choice[])[])[]): readonly Choice[] | null {
  const choices: Choice[] = []
  for (const groups of units) {
    if (groups.length > 1) return null
    for (const choice of groups[0] ?? []) choices.push(choice)
  }
  return choices
}
