import type { Documents, SecurityScheme } from './documents.ts'
import { followed, isObject } from './node-at.ts'

/**
 * Returns the sets of credentials that a list of security requirements names; a request needs one of them. The empty
 * requirement, by which credentials are optional, has none.
 */
export function credentialsOf(
  documents: Documents,
  root: Readonly<Record<string, unknown>>,
  requirements: readonly unknown[],
): readonly (readonly SecurityScheme[])[] {
  const schemes: unknown = Object(root.components).securitySchemes
  return requirements
    .map(one => Object.keys(Object(one)).map(name => schemeOf(documents, schemes, name)))
    .filter(set => set.length > 0)
}

const places = ['query', 'cookie'] as const

/** A scheme that is not described, or by another protocol such as OAuth 2, has a Bearer token (RFC 6750). */
function schemeOf(documents: Documents, schemes: unknown, scheme: string): SecurityScheme {
  const node = isObject(schemes) && Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined
  const { type, name, in: where, scheme: http } = followed(documents, node)
  if (type === 'apiKey')
    return { scheme, in: places.find(place => place === where) ?? 'header', name: String(name ?? scheme) }
  return { scheme, in: 'header', name: 'Authorization', type: nameOfType(type === 'http' ? http : undefined) }
}

/** The names of HTTP's authentication schemes are written in any case. */
function nameOfType(http: unknown): string {
  const text = String(http ?? 'bearer').toLowerCase()
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
