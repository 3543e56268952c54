import type { Entity, ModelAPI } from '@mswjs/data/lib/glossary.js'
import { createDatabase, type Database, type ModelName, type Models } from './create-database.ts'
import { type JsonNode, jsonNode, SnapshotError } from './json-node.ts'
import { createRows, type PlainRow, type RowFormat, type Rows } from './rows.ts'
import { createStoredModel, type ModelSnapshot, type StoredModel } from './stored-model.ts'

/** All of a mock's data at a point in time. */
export interface Snapshot {
  restore(): void
  /** Plain JSON with its version. */
  toJson(): object
}

/** Members' data: records of a database, which are saved, loaded and cleared together. */
export interface Store {
  readonly database: Database
  /**
   * Registers how the records of a model are stored in a snapshot. Models must come after those they refer
   * to.
   */
  rows<Name extends ModelName, Row extends PlainRow>(
    model: Name,
    format: RowFormat<Entity<Models, Name>, Row>,
  ): Rows<Row>
  capture(): Snapshot
  /**
   * Parses the result of `toJson`, without changing anything.
   * @throws SnapshotError if the JSON is not a snapshot of this version
   */
  read(json: unknown): Snapshot
  /** Called for every change. */
  onChange(listener: () => void): void
}

type ModelApis = { readonly [Name in ModelName]: ModelAPI<Models, Name> }

const formatName = 'jeoul-mock-snapshot'
/** Increase it when older files can no longer be read. */
const formatVersion = 2

export function createStore(): Store {
  const versions = new Map<PropertyKey, number>()
  const stored = new Map<string, StoredModel>()
  const listeners = new Set<() => void>()
  const database = createDatabase(model => {
    versions.set(model, (versions.get(model) ?? 0) + 1)
    for (const listener of listeners) listener()
  })

  const models: ModelApis = database

  const snapshotOf = (parts: ReadonlyMap<string, ModelSnapshot>): Snapshot => ({
    restore() {
      for (const model of [...stored.values()].reverse()) model.clear()
      for (const part of parts.values()) part.restore()
      for (const listener of listeners) listener()
    },
    toJson: () => ({
      format: formatName,
      version: formatVersion,
      tables: Object.fromEntries(Array.from(parts, ([name, { rows }]) => [name, rows])),
    }),
  })

  return {
    database,
    rows<Name extends ModelName, Row extends PlainRow>(
      name: Name,
      format: RowFormat<Entity<Models, Name>, Row>,
    ) {
      const model = models[name]
      const rows = createRows(model.getAll, format.toRow, () => versions.get(name) ?? 0)
      stored.set(
        name,
        createStoredModel(name, format, rows, () => model.deleteMany({ where: {} })),
      )
      return rows
    },
    capture: () => snapshotOf(new Map(Array.from(stored, ([name, model]) => [name, model.capture()]))),
    read(json) {
      const parts = readParts(json, stored)
      for (const part of parts.values()) {
        part.requireReferences(model => parts.get(model)?.ids ?? new Set())
      }
      return snapshotOf(parts)
    },
    onChange: listener => void listeners.add(listener),
  }
}

/** @throws SnapshotError */
function readParts(json: unknown, stored: ReadonlyMap<string, StoredModel>): Map<string, ModelSnapshot> {
  const root = jsonNode(json)
  requireFormat(root)
  const tables = root.field('tables').entries(node => node)
  requireVersion(root)
  const unknown = [...tables.keys()].find(name => !stored.has(name))
  if (unknown !== undefined) throw new SnapshotError(`tables.${unknown}: the mock keeps nothing of that name`)
  const nothing = jsonNode([])
  return new Map(Array.from(stored, ([name, model]) => [name, model.read(tables.get(name) ?? nothing)]))
}

function requireFormat(root: JsonNode): void {
  if (root.field('format').maybe(node => node.text()) !== formatName) {
    throw new SnapshotError(`format: expected ${formatName}`)
  }
}

function requireVersion(root: JsonNode): void {
  const version = root.field('version').integer()
  if (version !== formatVersion) {
    throw new SnapshotError(`version: it is ${version}, and this mock reads ${formatVersion}`)
  }
}
