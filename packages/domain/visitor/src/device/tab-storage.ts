import { createEvent, createStore } from 'effector'
import { type DeviceStorage, keysOf, prefix } from './model.ts'

/** The storage of one tab. It survives a discarded tab, and other tabs do not share it. */
export interface TabStorage {
  read(key: string): string | null
  write(key: string, text: string): void
}

const tabPrefix = `${prefix}visit.`
/** The number of texts that are held in memory while the browser refuses to store them. */
const maxRefused = 20

/** Provides the tab's storage, or null if the browser forbids it. Not triggered on the server. */
export const tabOpened = createEvent<DeviceStorage | null>()

/** The tab's storage; empty on the server. */
export const $tabStorage = createStore<TabStorage>(
  { read: () => null, write: () => {} },
  { serialize: 'ignore' },
).on(tabOpened, (_, storage) => createTabStorage(storage))

/** When the storage is full, all earlier entries are removed. */
function createTabStorage(storage: DeviceStorage | null): TabStorage {
  const refused = new Map<string, string>()
  const keep = (key: string, text: string) => {
    if (!storage) return false
    storage.setItem(tabPrefix + key, text)
    refused.delete(key)
    return true
  }
  return {
    read: key => refused.get(key) ?? attempt(() => storage?.getItem(tabPrefix + key)) ?? null,
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
  for (const key of keysOf(storage)) if (key.startsWith(tabPrefix)) storage.removeItem(key)
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
