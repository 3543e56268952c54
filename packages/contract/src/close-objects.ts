import type { Documents } from './documents.ts'

/**
 * The documents with every object closed: a property that no schema names becomes an error. Schemas that are
 * parts of others (`allOf`) stay open, since only the whole knows all properties.
 */
export function closeObjects(documents: Documents): Documents {
  const text = JSON.stringify(documents)
  const parts = new Set<string>()
  JSON.parse(text, (key: string, value) => {
    if (key === 'allOf') for (const { $ref = '' } of value) parts.add($ref.split('/').at(-1))
    return value
  })
  return JSON.parse(text, (key: string, value) => {
    if (typeof value !== 'object' || value === null || parts.has(key)) return value
    if ('allOf' in value) {
      return { type: 'object', ...value, allOf: value.allOf.map(open), unevaluatedProperties: false }
    }
    const lists = value.type === 'object' && 'properties' in value && !('additionalProperties' in value)
    return lists ? { ...value, unevaluatedProperties: false } : value
  })
}

function open({ unevaluatedProperties: _, ...part }: { readonly unevaluatedProperties?: unknown }): object {
  return part
}
