import type { SpecTable } from '@jeoul/api/types'

/** One specification of several products. */
export interface SpecRow {
  readonly key: string
  readonly name: string
  /** The table it stands in, as the first product that names it has it. */
  readonly table: string
  /** By product; null if a product does not name it. */
  readonly values: readonly (string | null)[]
}

interface OpenRow extends SpecRow {
  readonly values: (string | null)[]
}

/**
 * "Rows aligned by specification": what products call by the same name stands in one row, wherever their tables have
 * it. A name that a product has twice is told apart by its table. Rows keep the order of the first product, and what
 * others add comes at the end of its table (assumed).
 */
export function alignSpecs(products: readonly (readonly SpecTable[])[]): readonly SpecRow[] {
  const rows = new Map<string, OpenRow>()
  products.forEach((tables, place) => {
    const named = new Set<string>()
    for (const { name: table, rows: specs } of tables) {
      for (const { name, value } of specs) {
        const key = named.has(name) ? `${table}\n${name}` : name
        named.add(key)
        const row = rows.get(key) ?? { key, name, table, values: products.map(() => null) }
        row.values[place] ??= value.trim() === '' ? null : value.trim()
        rows.set(key, row)
      }
    }
  })
  const said = [...rows.values()].filter(({ values }) => values.some(value => value !== null))
  const tables = [...new Set(said.map(({ table }) => table))]
  return tables.flatMap(table => said.filter(row => row.table === table))
}
