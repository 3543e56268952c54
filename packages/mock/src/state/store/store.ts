import { type JsonNode, jsonNode, SnapshotError } from './json-node.ts'
import { createTable, type RowFormat, type StoredTable, type Table, type TableSnapshot } from './table.ts'

/** All that a mock keeps, at one time. */
export interface Snapshot {
  restore(): void
  /** Plain JSON with its version. */
  toJson(): object
}

/** The tables of a mock's state, which are saved, loaded and emptied together. */
export interface Store {
  /** @param name as it stands in files; every table has its own */
  table<Row>(name: string, format: RowFormat<Row>): Table<Row>
  /** Counts on from where the last call left. */
  counter(name: string, first: number): () => number
  capture(): Snapshot
  /**
   * Understands what `toJson` made, and changes nothing yet.
   * @throws SnapshotError for JSON that is no snapshot of this version
   */
  read(json: unknown): Snapshot
  /** Calls back after every change. */
  onChange(listener: () => void): void
}

const format = 'jeoul-mock-snapshot'
/** Grows when a file of before could no longer be read. */
const formatVersion = 1

export function createStore(): Store {
  const tables = new Map<string, StoredTable>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  function table<Row>(name: string, rowFormat: RowFormat<Row>): Table<Row> {
    const made = createTable(rowFormat, changed)
    tables.set(name, made)
    return made
  }

  const snapshotOf = (parts: ReadonlyMap<string, TableSnapshot>): Snapshot => ({
    restore() {
      for (const part of parts.values()) part.restore()
      changed()
    },
    toJson: () => ({
      format,
      version: formatVersion,
      tables: Object.fromEntries(Array.from(parts, ([name, part]) => [name, part.toJson()])),
    }),
  })

  return {
    table,
    counter(name, first) {
      const next = table(name, { read: node => node.integer() })
      return () => {
        const number = next.get('next') ?? first
        next.set('next', number + 1)
        return number
      }
    },
    capture: () => snapshotOf(new Map(Array.from(tables, ([name, each]) => [name, each.capture()]))),
    read(json) {
      const root = jsonNode(json)
      requireFormat(root)
      const stored = root.field('tables').entries(node => node)
      const unknown = [...stored.keys()].find(name => !tables.has(name))
      if (unknown !== undefined)
        throw new SnapshotError(`tables.${unknown}: the mock keeps nothing of that name`)
      const nothing = jsonNode({})
      return snapshotOf(
        new Map(Array.from(tables, ([name, each]) => [name, each.read(stored.get(name) ?? nothing)])),
      )
    },
    onChange: listener => void listeners.add(listener),
  }
}

function requireFormat(root: JsonNode): void {
  if (root.field('format').maybe(node => node.text()) !== format) {
    throw new SnapshotError(`format: expected ${format}`)
  }
  const version = root.field('version').integer()
  if (version !== formatVersion) {
    throw new SnapshotError(`version: it is ${version}, and this mock reads ${formatVersion}`)
  }
}
