import type { Facet, FacetValue } from './catalogue.ts'

interface NamedValues {
  readonly key: string
  readonly name: string
  readonly unit?: string
  readonly values: readonly string[]
}

/** Creates facets with a key for every value: its letters and digits if they are unique, else its index. */
export function facetOf({ key, name, unit, values }: NamedValues): Facet {
  const taken = new Set<string>()
  const keyed = values.map((value, index): FacetValue => {
    const slug = slugOf(value)
    const unique = slug === '' || taken.has(slug) ? `v${index + 1}` : slug
    taken.add(unique)
    return { key: unique, name: value }
  })
  return unit === undefined ? { key, name, values: keyed } : { key, name, unit, values: keyed }
}

function slugOf(value: string): string {
  if (/[가-힣]/.test(value) && !/\d/.test(value)) return ''
  return value
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
}
