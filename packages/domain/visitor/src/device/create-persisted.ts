import { createEvent, type EventCallable, type Store, sample } from 'effector'
import { $texts, textChanged } from './model.ts'

export interface Persisted<Value> {
  readonly $value: Store<Value>
  /** Stores another value. */
  readonly changed: EventCallable<Value>
}

/**
 * Binds a value to the device's storage, as JSON. Changes made in other tabs are applied.
 *
 * @param key unique on the site
 * @param read validates the stored value, which may come from an older version or from other code; `initial` replaces a
 *   value for which it returns null
 */
export function createPersisted<Value>({
  key,
  read,
  initial,
}: {
  key: string
  read: (found: unknown) => Value | null
  initial: Value
}): Persisted<Value> {
  const changed = createEvent<Value>()
  sample({ clock: changed, fn: value => ({ key, text: JSON.stringify(value) }), target: textChanged })
  const $text = $texts.map(texts => texts[key] ?? '')
  return { changed, $value: $text.map(text => (text === '' ? initial : (readJson(text, read) ?? initial))) }
}

/** Whether the device stores anything under a key. Used to load the model that reads it only when needed. */
export function isStored(key: string): Store<boolean> {
  return $texts.map(texts => key in texts)
}

function readJson<Value>(text: string, read: (found: unknown) => Value | null): Value | null {
  try {
    return read(JSON.parse(text))
  } catch {
    return null
  }
}
