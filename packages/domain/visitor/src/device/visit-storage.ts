import { createEvent, createStore } from 'effector'
import { type DeviceStorage, keysOf, prefix } from './model.ts'

/** The storage of one tab. It survives a discarded tab, and other tabs do not share it. */
export interface VisitStorage {
  read(key: string): string | null
  write(key: string, text: string): void
}

const visitPrefix = `${prefix}visit.`
/** The number of texts that are held in memory while the browser refuses to store them. */
const maxRefused = 20

/** Provides the tab's storage, or null if the browser forbids it. Not triggered on the server. */
export const visitOpened = createEvent<DeviceStorage | null>()

/** The tab's storage; empty on the server. */
export const $visitStorage = createStore<VisitStorage>(
  { read: () => null, write: () => {} },
  { serialize: 'ignore' },
).on(visitOpened, (_, storage) => createVisitStorage(storage))

/** When the storage is full, all earlier entries are removed. */
function createVisitStorage(storage: DeviceStorage | null): VisitStorage {
  const refused = new Map<string, string>()
  const keep = (key: string, text: string) => {
    if (!storage) return false
    storage.setItem(visitPrefix + key, text)
    refused.delete(key)
    return true
  }
  return {
    read: key => refused.get(key) ?? attempt(() => storage?.getItem(visitPrefix + key)) ?? null,
    write(key, text) {
      if (attempt(() => keep(key, text))) return
      attempt(() => storage && forgetAll(storage))
      if (attempt(() => keep(key, text))) return
      refused.delete(key)
      refused.set(key, text)
      const [oldest] = refused.keys()
      if (refused.size > maxRefused && oldest !== undefined) refused.delete(oldest)
    },
  }
}

function forgetAll(storage: DeviceStorage): void {
  for (const key of keysOf(storage)) if (key.startsWith(visitPrefix)) storage.removeItem(key)
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
