import type { JsonNode } from './json-node.ts'

export type RowId = string | number

/** A record as plain JSON, with the ids of related records in place of these. */
export interface PlainRow {
  readonly id: RowId
}

/** How the records of a model become rows, and rows become records. */
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
  /** Another number after every change. */
  version(): number
}

/** @param version of the model's records */
export function createRows<Entity extends object, Row extends PlainRow>(
  records: () => readonly Entity[],
  toRow: (entity: Entity) => Row,
  version: () => number,
): Rows<Row> {
  // Looking up a related record passes over all of them, so a row is made once: a changed record is another object.
  const known = new WeakMap<Entity, Row>()
  const rowOf = (record: Entity) => {
    const row = known.get(record) ?? toRow(record)
    known.set(record, row)
    return row
  }
  return { version, all: derivedFrom({ version }, () => records().map(rowOf)) }
}

/**
 * Finds rows by a key in a map that is made again after a change: every query of `@mswjs/data` passes over all records, also
 * one by primary key.
 */
export function groupRows<Row, Key>(rows: Rows<Row>, keyOf: (row: Row) => Key): (key: Key) => readonly Row[] {
  const groups = derivedFrom(rows, () => Map.groupBy(rows.all(), keyOf))
  const none: readonly Row[] = []
  return key => groups().get(key) ?? none
}

/** What follows from all rows, made again when it is asked for after a change. */
export function derivedFrom<T>({ version }: Pick<Rows<unknown>, 'version'>, make: () => T): () => T {
  let made: { readonly value: T; readonly version: number } | undefined
  return () => {
    if (made?.version !== version()) made = { value: make(), version: version() }
    return made.value
  }
}
