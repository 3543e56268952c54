/**
 * Removes parameters from a query. The other parameters stay exactly as written.
 *
 * @param search with its '?', or ''
 */
export function withoutParams(search: string, ...names: readonly string[]): string {
  const parts = search.slice(1).split('&')
  const others = parts.filter(part => !names.includes(part.replace(/=.*$/s, '')))
  if (others.length === parts.length) return search
  return others.length === 0 ? '' : `?${others.join('&')}`
}
