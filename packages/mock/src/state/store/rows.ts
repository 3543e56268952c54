import type { JsonNode } from './json-node.ts'

export type RowId = string | number

/** A record as plain JSON, with the ids of related records. */
export interface PlainRow {
  readonly id: RowId
}

/** Converts records of a model to rows and back. */
export interface RowFormat<Entity extends object, Row extends PlainRow> {
  toRow(entity: Entity): Row
  read(node: JsonNode): Row
  create(row: NoInfer<Row>): unknown
  /** Ids of related records by their model. */
  references?(row: NoInfer<Row>): Readonly<Record<string, readonly RowId[]>>
}

/** The records of a model as rows. */
export interface Rows<Row> {
  all(): readonly Row[]
  /** Changes with every write. */
  version(): number
}

/** @param version of the model's records */
export function createRows<Entity extends object, Row extends PlainRow>(
  records: () => readonly Entity[],
  toRow: (entity: Entity) => Row,
  version: () => number,
): Rows<Row> {
  // Finding a related record scans all of them, so rows are cached: a changed record is a new object.
  const known = new WeakMap<Entity, Row>()
  const rowOf = (record: Entity) => {
    const row = known.get(record) ?? toRow(record)
    known.set(record, row)
    return row
  }
  return { version, all: derivedFrom({ version }, () => records().map(rowOf)) }
}

/**
 * Finds rows by a key, in a map that is rebuilt after changes: every query of `@mswjs/data` scans all
 * records, even one by primary key.
 */
export function groupRows<Row, Key>(rows: Rows<Row>, keyOf: (row: Row) => Key): (key: Key) => readonly Row[] {
  const groups = derivedFrom(rows, () => Map.groupBy(rows.all(), keyOf))
  const none: readonly Row[] = []
  return key => groups().get(key) ?? none
}

/** A value derived from all rows, recomputed on first use after a change. */
export function derivedFrom<T>({ version }: Pick<Rows<unknown>, 'version'>, make: () => T): () => T {
  let made: { readonly value: T; readonly version: number } | undefined
  return () => {
    if (made?.version !== version()) made = { value: make(), version: version() }
    return made.value
  }
}
