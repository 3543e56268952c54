import { type JsonNode, SnapshotError } from './json-node.ts'
import type { PlainRow, RowFormat, RowId, Rows } from './rows.ts'

/** The rows of a model at a point in time, or in a file. */
export interface ModelSnapshot {
  readonly ids: ReadonlySet<RowId>
  readonly rows: readonly PlainRow[]
  /** @throws SnapshotError if a row refers to an unknown id */
  requireReferences(idsOf: (model: string) => ReadonlySet<RowId>): void
  /** Creates the records, after those they refer to. */
  restore(): void
}

/** A model with the store's operations on it. */
export interface StoredModel {
  clear(): void
  capture(): ModelSnapshot
  /** @throws SnapshotError without changing anything */
  read(node: JsonNode): ModelSnapshot
}

export function createStoredModel<Entity extends object, Row extends PlainRow>(
  name: string,
  { references, read, create }: RowFormat<Entity, Row>,
  { all }: Pick<Rows<Row>, 'all'>,
  clear: () => void,
): StoredModel {
  const snapshotOf = (rows: readonly Row[]): ModelSnapshot => ({
    rows,
    ids: new Set(rows.map(({ id }) => id)),
    requireReferences(idsOf) {
      for (const [place, row] of rows.entries()) {
        for (const [model, ids] of Object.entries(references?.(row) ?? {})) {
          const missing = ids.find(id => !idsOf(model).has(id))
          if (missing === undefined) continue
          throw new SnapshotError(`tables.${name}[${place}]: there is no ${model} ${missing}`)
        }
      }
    },
    restore() {
      for (const row of rows) create(row)
    },
  })

  return {
    clear,
    capture: () => snapshotOf(all()),
    read(node) {
      const snapshot = snapshotOf(node.list(read))
      if (snapshot.ids.size === snapshot.rows.length) return snapshot
      throw new SnapshotError(`tables.${name}: two rows have the same id`)
    },
  }
}
