import type { SpecTable } from '@jeoul/api/types'

/** One specification of several products. */
export interface SpecRow {
  readonly key: string
  readonly name: string
  /** The table in which the first product with this specification lists it. */
  readonly table: string
  /** By product; null for a product without the specification. */
  readonly values: readonly (string | null)[]
}

interface OpenRow extends SpecRow {
  readonly values: (string | null)[]
}

/**
 * Aligns the specifications of products in rows: "Rows aligned by specification". Specifications of the same name share
 * a row, whichever tables list them. If a product has a name twice, the table distinguishes them. Rows are in the order
 * of the first product; rows that only other products have are at the end of their table (assumed).
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
  const known = [...rows.values()].filter(({ values }) => values.some(value => value !== null))
  const tables = [...new Set(known.map(({ table }) => table))]
  return tables.flatMap(table => known.filter(row => row.table === table))
}
