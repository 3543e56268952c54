import type { JsonNode } from './json-node.ts'

/** Rows by key. A row never changes, another one takes its place: that makes a snapshot a copy of the keys alone. */
export interface Table<Row> {
  get(key: string | number): Row | undefined
  set(key: string | number, row: Row): void
  delete(key: string | number): void
  keys(): Iterable<string>
}

/** How rows stand in a file. */
export interface RowFormat<Row> {
  read(node: JsonNode): Row
  /** Left out where rows are JSON already. */
  write?(row: Row): unknown
}

/** Rows as they were at some time, or as a file holds them. */
export interface TableSnapshot {
  /** Puts them in place of whatever the table holds. */
  restore(): void
  toJson(): object
}

/** A table with what the store does to it. */
export interface StoredTable {
  capture(): TableSnapshot
  /** @throws SnapshotError, and changes nothing */
  read(node: JsonNode): TableSnapshot
}

/** @param changed is called after every change */
export function createTable<Row>(
  { read, write = row => row }: RowFormat<Row>,
  changed: () => void,
): Table<Row> & StoredTable {
  let rows = new Map<string, Row>()

  const snapshotOf = (kept: ReadonlyMap<string, Row>): TableSnapshot => ({
    restore() {
      rows = new Map(kept)
    },
    toJson: () => Object.fromEntries(Array.from(kept, ([key, row]) => [key, write(row)])),
  })

  return {
    get: key => rows.get(String(key)),
    set(key, row) {
      rows.set(String(key), row)
      changed()
    },
    delete(key) {
      if (rows.delete(String(key))) changed()
    },
    keys: () => rows.keys(),
    capture: () => snapshotOf(new Map(rows)),
    read: node => snapshotOf(node.entries(read)),
  }
}

/** Keeps a list under a key, and nothing where it is empty. */
export function setList<Row>(table: Table<readonly Row[]>, key: string | number, rows: readonly Row[]): void {
  if (rows.length === 0) table.delete(key)
  else table.set(key, rows)
}
