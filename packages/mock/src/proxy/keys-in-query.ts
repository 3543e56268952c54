import type { Contract } from '@jeoul/contract/documents'

/** The names of API keys that clients send in the query. */
export function keysInQuery({ operations }: Contract): readonly string[] {
  const schemes = operations.flatMap(({ credentials = [] }) => credentials.flat())
  return schemes.flatMap(scheme => (scheme.in === 'query' ? [scheme.name] : []))
}

/** Replaces the values of API keys in the query of a path, and changes nothing else. */
export function withoutKeys(target: string, keys: readonly string[]): string {
  const [path = '', ...rest] = target.split('?')
  if (keys.length === 0 || rest.length === 0) return target
  const fields = rest.join('?').split('&')
  return `${path}?${fields.map(field => withoutKey(field, keys)).join('&')}`
}

function withoutKey(field: string, keys: readonly string[]): string {
  const [name = ''] = new URLSearchParams(field).keys()
  return keys.includes(name) ? `${encodeURIComponent(name)}=hidden` : field
}
