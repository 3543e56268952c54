import type { Counter } from './counter.ts'

/** One or two malls, with the parts that they sell together. */
export interface MallGroup {
  readonly counters: readonly Counter[]
  readonly partIds: readonly string[]
  /** What these parts cost there at least, as the search compares costs. */
  readonly bound: number
}

/** The malls, or the malls and their pairs, that sell most of the parts; the lowest bound first. */
export function mallGroups(
  partIds: readonly string[],
  counters: readonly Counter[],
  most: 1 | 2,
): readonly MallGroup[] {
  const leasts = new Map(counters.map(counter => [counter, partIds.map(partId => leastOf(counter, partId))]))
  const groups = counters.flatMap((counter, index) => [
    [counter],
    ...(most === 2 ? counters.slice(index + 1).map(other => [counter, other]) : []),
  ])
  const found = groups.map((group): MallGroup => {
    const ofParts = partIds.map((_, part) =>
      Math.min(...group.map(counter => leasts.get(counter)?.[part] ?? Number.POSITIVE_INFINITY)),
    )
    return {
      counters: group,
      partIds: partIds.filter((_, part) => ofParts[part] !== Number.POSITIVE_INFINITY),
      bound: ofParts.reduce((sum, least) => (least === Number.POSITIVE_INFINITY ? sum : sum + least), 0),
    }
  })
  const mostSold = Math.max(0, ...found.map(({ partIds }) => partIds.length))
  return found.filter(({ partIds }) => partIds.length === mostSold).sort((a, b) => a.bound - b.bound)
}

/** What no plan for these parts costs less than, as the search compares costs. Each is sold somewhere. */
export function lowerBound(partIds: readonly string[], counters: readonly Counter[]): number {
  return partIds.reduce(
    (sum, partId) => sum + Math.min(...counters.map(counter => leastOf(counter, partId))),
    0,
  )
}

function leastOf({ choices }: Counter, partId: string): number {
  return Math.min(...(choices.get(partId) ?? []).map(({ least }) => least))
}
