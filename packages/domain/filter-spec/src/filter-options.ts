/** One value of a facet, as the filter panel shows it. */
export interface FilterOption {
  readonly key: string
  readonly name: string
  /** How many items would remain if it were chosen. */
  readonly count: number
  readonly isChosen: boolean
  /** Whether choosing it would leave no items. A chosen value is never disabled. */
  readonly isDisabled: boolean
}

interface Value {
  readonly key: string
  readonly name: string
  /** The number of items in the whole category. */
  readonly count: number
}

/**
 * The values of one facet as options, each with the number of items that would remain.
 *
 * @param counts by value key, as the host counted them for the current choice; by default, each value's own count
 */
export function filterOptions(
  values: readonly Value[],
  chosen: readonly string[],
  counts?: Readonly<Record<string, number>>,
): FilterOption[] {
  return values.map(({ key, name, count: own }) => {
    const isChosen = chosen.includes(key)
    const count = counts?.[key] ?? own
    return { key, name, count, isChosen, isDisabled: count === 0 && !isChosen }
  })
}
