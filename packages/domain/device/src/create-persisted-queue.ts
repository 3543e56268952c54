import { valuesOf } from '@jeoul/api/pending-work'
import { createEvent, type Event, type EventCallable, sample } from 'effector'
import { createPersisted, type Persisted } from './create-persisted.ts'
import { $isDeviceRead } from './model.ts'

/** Facts that wait on the device for the model that handles them, however late that model is loaded. */
export interface PersistedQueue {
  readonly added: EventCallable<string>
  readonly entries: Persisted<readonly string[]>
}

/** The oldest entries are dropped, in case no model ever takes them (assumed). */
const maxEntries = 20

/**
 * The writing end of a queue, for what is part of a first visit: it says what happened, and needs nothing of who handles
 * it. Entries outlive the page. Nothing is added before the storage has been read, and never on the server.
 *
 * @param key unique on the site
 */
export function createPersistedQueue({ key }: { key: string }): PersistedQueue {
  const added = createEvent<string>()
  const entries = createPersisted<readonly string[]>({ key: `queue.${key}`, read: readEntries, initial: [] })
  sample({
    clock: added,
    source: entries.$value,
    filter: $isDeviceRead,
    fn: (before, entry) => [...before, entry].slice(-maxEntries),
    target: entries.changed,
  })
  return { added, entries }
}

/**
 * The reading end of a queue, for a model that may be loaded late. Fires with everything that was added since the last
 * time, oldest first: with what waited as soon as the model is there, and with what follows at once. Two tabs may both be
 * told of an entry.
 */
export function takenFrom({ entries }: PersistedQueue): Event<readonly string[]> {
  const taken = sample({ clock: valuesOf(entries.$value), filter: waiting => waiting.length > 0 })
  sample({ clock: taken, fn: () => [], target: entries.changed })
  return taken
}

function readEntries(found: unknown): readonly string[] | null {
  return Array.isArray(found) ? found.filter(entry => typeof entry === 'string') : null
}
