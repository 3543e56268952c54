const keys: KeyboardEvent[] = []

const remember = (key: KeyboardEvent) => keys.push(key)

/** Records pressed keys until the script that handles them has loaded. */
export function rememberKeys(): void {
  addEventListener('keydown', remember, true)
}

/**
 * Returns the recorded keys and stops recording.
 *
 * @returns in order, each with the element that had the focus as its target
 */
export function takeKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', remember, true)
  return keys.splice(0)
}
