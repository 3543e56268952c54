import type { Mall } from './mall.ts'

/** One or two malls, with the parts that they sell together. */
export interface MallGroup {
  readonly malls: readonly Mall[]
  readonly partIds: readonly string[]
  /** A lower bound of the cost of these parts there, for comparison in the search. */
  readonly bound: number
}

/** The single malls, or also their pairs, that sell the most parts; the lowest bound first. */
export function mallGroups(
  partIds: readonly string[],
  malls: readonly Mall[],
  maxMalls: 1 | 2,
): readonly MallGroup[] {
  const bounds = new Map(malls.map(mall => [mall, partIds.map(partId => boundAt(mall, partId))]))
  const groups = malls.flatMap((mall, index) => [
    [mall],
    ...(maxMalls === 2 ? malls.slice(index + 1).map(other => [mall, other]) : []),
  ])
  const found = groups.map((group): MallGroup => {
    const ofParts = partIds.map((_, part) =>
      Math.min(...group.map(mall => bounds.get(mall)?.[part] ?? Number.POSITIVE_INFINITY)),
    )
    return {
      malls: group,
      partIds: partIds.filter((_, part) => ofParts[part] !== Number.POSITIVE_INFINITY),
      bound: ofParts.reduce((sum, bound) => (bound === Number.POSITIVE_INFINITY ? sum : sum + bound), 0),
    }
  })
  const maxSold = Math.max(0, ...found.map(({ partIds }) => partIds.length))
  return found.filter(({ partIds }) => partIds.length === maxSold).sort((a, b) => a.bound - b.bound)
}

/** A lower bound of the cost of any plan for these parts, each of which is sold somewhere. */
export function lowerBound(partIds: readonly string[], malls: readonly Mall[]): number {
  return partIds.reduce((sum, partId) => sum + Math.min(...malls.map(mall => boundAt(mall, partId))), 0)
}

function boundAt({ choices }: Mall, partId: string): number {
  return Math.min(...(choices.get(partId) ?? []).map(({ bound }) => bound))
}
