import { jsonNode, SnapshotError } from './json-node.ts'
import type { Snapshot, Store } from './store.ts'

/** Named snapshots of the state. */
export interface Snapshots {
  readonly store: Store
  /** In the order of their first save. */
  names(): readonly string[]
  get(name: string): Snapshot | undefined
  /** Replaces a snapshot of the same name. */
  put(name: string, snapshot: Snapshot): void
  /** Whether it existed. */
  remove(name: string): boolean
  /** The state together with all named snapshots. */
  capture(): Snapshot
  /**
   * Loads the JSON of `capture`, or a single snapshot.
   * @throws SnapshotError without changing anything
   */
  fromJson(json: unknown): void
  /** Called after every change of the state or of a snapshot. */
  onChange(listener: () => void): void
}

/** Characters that are safe in URLs and file names. */
export const snapshotName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

export function createSnapshots(store: Store): Snapshots {
  let snapshots = new Map<string, Snapshot>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    store,
    names: () => [...snapshots.keys()],
    get: name => snapshots.get(name),
    put(name, snapshot) {
      snapshots.set(name, snapshot)
      changed()
    },
    remove(name) {
      const was = snapshots.delete(name)
      if (was) changed()
      return was
    },
    capture() {
      const state = store.capture()
      const named = new Map(snapshots)
      return {
        restore() {
          snapshots = new Map(named)
          state.restore()
        },
        toJson: () => ({
          ...state.toJson(),
          snapshots: Object.fromEntries(Array.from(named, ([name, snapshot]) => [name, snapshot.toJson()])),
        }),
      }
    },
    fromJson(json) {
      const state = store.read(json)
      const named = jsonNode(json).field('snapshots')
      const read = named.maybe(node => node.entries(each => store.read(each.value)))
      const wrong = [...(read?.keys() ?? [])].find(name => !snapshotName.test(name))
      if (wrong !== undefined) throw new SnapshotError(`snapshots: ${JSON.stringify(wrong)} is no name`)
      snapshots = new Map(read)
      state.restore()
    },
    onChange(listener) {
      listeners.add(listener)
      store.onChange(listener)
    },
  }
}
