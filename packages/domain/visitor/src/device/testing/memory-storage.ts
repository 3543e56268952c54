import type { DeviceStorage } from '../model.ts'

/** An in-memory storage for tests. */
export function memoryStorage(texts: Map<string, string> = new Map()): DeviceStorage {
  return {
    get length() {
      return texts.size
    },
    key: place => [...texts.keys()][place] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: key => texts.delete(key),
  }
}
