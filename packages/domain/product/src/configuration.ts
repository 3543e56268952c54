/** The choices of an assembled PC that differ from its default. */
export interface Configuration {
  /** The idx of each chosen option that is not its group's default. */
  readonly options: readonly number[]
  /** Number of PCs. */
  readonly each: number
}

/** Reads `options` and `each` of a product's address; invalid values are ignored (assumed). */
export function readConfiguration(search: string): Configuration {
  const query = new URLSearchParams(search)
  const options = (query.get('options') ?? '').split('.').filter(isCount).map(Number)
  const each = query.get('each') ?? ''
  return { options: [...new Set(options)], each: isCount(each) ? Number(each) : 1 }
}

/** The query with another configuration, '' or with its '?'. Other parameters stay. */
export function writeConfiguration(search: string, { options, each }: Configuration): string {
  const query = new URLSearchParams(search)
  query.delete('options')
  query.delete('each')
  if (options.length > 0) query.set('options', options.join('.'))
  if (each > 1) query.set('each', String(each))
  return query.size === 0 ? '' : `?${query}`
}

function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}
