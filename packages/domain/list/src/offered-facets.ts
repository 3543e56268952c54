import type { SpecFacet } from '@jeoul/api/types'
import type { ListQuery } from './list-query.ts'

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * The facets that a list offers. A search offers only values that its products have, because few of a category's values
 * match a keyword (assumed).
 *
 * @param counts by facet key and value key; null if not counted
 */
export function offeredFacets(
  facets: readonly SpecFacet[],
  { search, spec }: Pick<ListQuery, 'search' | 'spec'>,
  counts: Counts | null,
): readonly SpecFacet[] {
  if (search === null || counts === null) return facets
  return facets
    .map(facet => ({
      ...facet,
      values: facet.values.filter(
        ({ key }) => counts[facet.key]?.[key] !== 0 || spec[facet.key]?.includes(key),
      ),
    }))
    .filter(({ values }) => values.length > 0)
}
