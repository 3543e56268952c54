import { createEvent, type EventCallable, type Store, sample } from 'effector'
import { $texts, textChanged } from './model.ts'

export interface Persisted<Value> {
  readonly $value: Store<Value>
  /** Stores another value. */
  readonly changed: EventCallable<Value>
}

/**
 * Binds a value to the device's storage, as JSON. Changes in other tabs are picked up.
 *
 * @param key unique on the site
 * @param read checks what was found, which may be of an older version or written by other code; null for `initial`
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

/** Whether the device keeps anything by this key, for what loads the model that reads it. */
export function isKept(key: string): Store<boolean> {
  return $texts.map(texts => key in texts)
}

function readJson<Value>(text: string, read: (found: unknown) => Value | null): Value | null {
  try {
    return read(JSON.parse(text))
  } catch {
    return null
  }
}
