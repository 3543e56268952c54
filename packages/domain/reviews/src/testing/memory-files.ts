import type { DraftFiles } from '../writing/draft-files.ts'

/** An in-memory replacement for the browser's database of files, for tests. */
export function memoryFiles(kept = new Map<string, readonly File[]>()): DraftFiles {
  return {
    read: async key => kept.get(key) ?? [],
    write: async (key, files) => void (files.length > 0 ? kept.set(key, files) : kept.delete(key)),
    deleteExcept: async prefix => {
      for (const key of [...kept.keys()]) if (!key.startsWith(prefix)) kept.delete(key)
    },
  }
}
