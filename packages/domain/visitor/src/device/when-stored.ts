import { createWatch, type Scope } from 'effector'
import { $texts } from './model.ts'

/**
 * Calls `load` once the device stores a non-empty list under a key: at once, or when this or another tab stores one.
 * Used to load code that only visitors with such a list need.
 */
export function whenStored(scope: Scope, key: string, load: () => void): void {
  const isStored = (texts: Readonly<Record<string, string>>) => (texts[key] ?? '[]') !== '[]'
  if (isStored(scope.getState($texts))) {
    load()
    return
  }
  const stop = createWatch({
    unit: $texts,
    scope,
    fn(texts) {
      if (!isStored(texts)) return
      stop()
      load()
    },
  })
}
