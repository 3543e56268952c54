/** One value of a facet, as the filter panel shows it. */
export interface FilterOption {
  readonly key: string
  readonly name: string
  /** How many items it would leave. */
  readonly count: number
  readonly isChosen: boolean
  /** Whether choosing it would leave nothing. A chosen value is never disabled. */
  readonly isDisabled: boolean
}

interface Value {
  readonly key: string
  readonly name: string
  /** The number of items in the whole category. */
  readonly count: number
}

/**
 * The values of one facet, each with the number of items it would leave.
 *
 * @param counts by value key, as the host counted them under the present choice; without them a value's own count stands
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
