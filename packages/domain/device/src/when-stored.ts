import type { Scope } from 'effector'
import { $texts } from './model.ts'
import { onceMet } from './once-met.ts'

/**
 * Calls `load` once the device stores a non-empty list under a key: now, or as soon as this or another tab writes it.
 * Use it to load code that only visitors with such a list need.
 */
export function whenStored(scope: Scope, key: string, load: () => void): void {
  onceMet(scope, $texts, texts => (texts[key] ?? '[]') !== '[]', load)
}
