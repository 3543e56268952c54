import type { JsonNode } from './json-node.ts'

/** Rows by key. A row never changes, another one takes its place: that makes a snapshot a copy of the keys alone. */
export interface Table<Row> {
  get(key: string | number): Row | undefined
  set(key: string | number, row: Row): void
  delete(key: string | number): void
  keys(): Iterable<string>
  readonly size: number
  /** Another number after every change. */
  readonly version: number
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
  let version = 0

  const snapshotOf = (kept: ReadonlyMap<string, Row>): TableSnapshot => ({
    restore() {
      rows = new Map(kept)
      version++
    },
    toJson: () => Object.fromEntries(Array.from(kept, ([key, row]) => [key, write(row)])),
  })

  return {
    get: key => rows.get(String(key)),
    set(key, row) {
      rows.set(String(key), row)
      version++
      changed()
    },
    delete(key) {
      if (!rows.delete(String(key))) return
      version++
      changed()
    },
    keys: () => rows.keys(),
    get size() {
      return rows.size
    },
    get version() {
      return version
    },
    capture: () => snapshotOf(new Map(rows)),
    read: node => snapshotOf(node.entries(read)),
  }
}

/** Keeps a list under a key, and nothing where it is empty. */
export function setList<Row>(table: Table<readonly Row[]>, key: string | number, rows: readonly Row[]): void {
  if (rows.length === 0) table.delete(key)
  else table.set(key, rows)
}

/** What follows from all of a table, made again when it is asked for after a change. */
export function derivedFrom<T>(table: Pick<Table<unknown>, 'version'>, make: () => T): () => T {
  let made: { readonly value: T; readonly version: number } | undefined
  return () => {
    if (made?.version !== table.version) made = { value: make(), version: table.version }
    return made.value
  }
}
