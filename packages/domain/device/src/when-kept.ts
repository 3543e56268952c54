import { createWatch, type Scope } from 'effector'
import { $texts } from './model.ts'

/**
 * Calls `load` once the device keeps a list by a key that is not empty: now, or as soon as this or another tab writes it.
 * What is only for whoever has such a list is loaded by it.
 */
export function whenKept(scope: Scope, key: string, load: () => void): void {
  const isKept = (texts: Readonly<Record<string, string>>) => (texts[key] ?? '[]') !== '[]'
  if (isKept(scope.getState($texts))) {
    load()
    return
  }
  const stop = createWatch({
    unit: $texts,
    scope,
    fn(texts) {
      if (!isKept(texts)) return
      stop()
      load()
    },
  })
}
