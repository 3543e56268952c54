import { departments } from './departments.ts'

const ids = new Map<string, number>()

function makerIdOf(maker: string): number {
  const known = ids.get(maker)
  if (known !== undefined) return known
  ids.set(maker, ids.size)
  return ids.size - 1
}

/** Every leaf in tree order, compiled once for all catalogues: only what is drawn depends on the seed. */
export const preparedLeaves = departments.flatMap(({ leaves }) =>
  leaves.map(plan => ({ plan, prepared: plan.prepare(makerIdOf) })),
)

/** Makers of all leaves; an item's maker is an index into them. */
export const makers: readonly string[] = Array.from(ids.keys())
