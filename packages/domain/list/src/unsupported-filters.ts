import type { ListAnswer } from './list-answer.ts'
import type { ListQuery } from './list-query.ts'

/**
 * Drops filters that the host has ignored, so that they do not look chosen: traits that it does not count, and malls if
 * it offers none (assumed).
 */
export function dropUnsupportedFilters<Q extends Pick<ListQuery, 'traits' | 'malls'>>(
  query: Q,
  { traitCounts, malls }: Pick<ListAnswer, 'traitCounts' | 'malls'>,
): Q {
  return {
    ...query,
    traits: query.traits.filter(trait => traitCounts[trait] !== undefined),
    malls: malls ? query.malls : [],
  }
}
