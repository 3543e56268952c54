import type { SpecTable } from '@jeoul/api/types'

/** A product whose specifications are aligned with those of others. */
export interface SpecColumn {
  readonly cateId: string
  readonly specs: readonly SpecTable[]
}

/** One specification of several products. */
export interface SpecRow {
  readonly key: string
  readonly name: string
  /** The table in which the first product with this specification lists it. */
  readonly table: string
  /** By product; null for a product without the specification. */
  readonly values: readonly (string | null)[]
}

/** One specification of one product, with the table that lists it. */
interface Spec {
  readonly cateId: string
  readonly table: SpecTable
  readonly place: number
  readonly value: string
}

/**
 * Aligns the specifications of products in rows: "Rows aligned by specification". Specifications of the same name share
 * a row if they are of one kind; see {@link areOfOneKind}. If a product has a name twice, the table distinguishes them. Rows
 * are in the order of the first product; rows that only other products have are at the end of their table (assumed).
 */
export function alignSpecs(products: readonly SpecColumn[]): readonly SpecRow[] {
  const lines = new Map<string, Spec[][]>()
  products.forEach(({ cateId, specs }, place) => {
    const named = new Set<string>()
    for (const table of specs) {
      for (const { name, value } of table.rows) {
        const key = named.has(name) ? `${table.name}\n${name}` : name
        named.add(key)
        if (value.trim() !== '') add(lines, key, { cateId, table, place, value: value.trim() })
      }
    }
  })
  const rows = [...lines].flatMap(([key, kinds]) =>
    kinds.map((specs, kind): SpecRow => {
      const values = products.map((_, place) => specs.find(spec => spec.place === place)?.value ?? null)
      const [first] = specs
      const name = key.slice(key.indexOf('\n') + 1)
      return { key: kind === 0 ? key : `${key}\n${kind}`, name, table: first?.table.name ?? '', values }
    }),
  )
  const tables = [...new Set(rows.map(({ table }) => table))]
  return tables.flatMap(table => rows.filter(row => row.table === table))
}

/** Adds a specification to those of its name, joining all lines that it is of one kind with. */
function add(lines: Map<string, Spec[][]>, key: string, spec: Spec) {
  const before = lines.get(key) ?? []
  const alike = before.filter(specs => specs.some(other => areOfOneKind(other, spec)))
  const [first = []] = alike
  const joined = [...alike.flat(), spec]
  lines.set(
    key,
    alike.length === 0
      ? [...before, joined]
      : before.flatMap(specs => (specs === first ? [joined] : alike.includes(specs) ? [] : [specs])),
  )
}

/**
 * Whether two specifications of one name mean the same: the memory of a graphics card is not that of a notebook. They do within
 * a category, and where the tables that list them have at least a third of their names in common, as those of a monitor
 * and a notebook (assumed).
 */
function areOfOneKind(one: Spec, other: Spec): boolean {
  if (one.cateId === other.cateId) return true
  const namesOf = ({ table }: Spec) => [...new Set(table.rows.map(({ name }) => name))]
  const [names, others] = [namesOf(one), namesOf(other)]
  const shared = names.filter(name => others.includes(name))
  return shared.length * 3 >= Math.min(names.length, others.length)
}
