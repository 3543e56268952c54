import type { Region } from '@jeoul/personal-price'
import { type FoundOrder, orderOf } from './found-order.ts'
import type { Choice, Mall } from './mall.ts'

/**
 * The cheapest single order with a mall that contains one group of offers for each bundle.
 *
 * @param bundles the groups of each bundle
 */
export function cheapestOf(
  bundles: readonly (readonly (readonly Choice[])[])[],
  mall: Mall,
  region: Region,
): FoundOrder | null {
  const single = onlyChoices(bundles)
  if (single) return orderOf(mall, single, region)
  let best: FoundOrder | null = null
  const chosen: Choice[] = []
  const choose = (bundle: number) => {
    const groups = bundles[bundle]
    if (!groups) {
      const found = orderOf(mall, chosen, region)
      if (found && (best === null || found.cost < best.cost)) best = { ...found, choices: [...chosen] }
      return
    }
    for (const group of groups) {
      chosen.push(...group)
      choose(bundle + 1)
      chosen.length -= group.length
    }
  }
  choose(0)
  return best
}

/** The offers if every bundle has exactly one group; null if there is a choice. */
function onlyChoices(bundles: readonly (readonly (readonly Choice[])[])[]): readonly Choice[] | null {
  const choices: Choice[] = []
  for (const groups of bundles) {
    if (groups.length > 1) return null
    for (const choice of groups[0] ?? []) choices.push(choice)
  }
  return choices
}
