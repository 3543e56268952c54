const keys: KeyboardEvent[] = []

const remember = (key: KeyboardEvent) => keys.push(key)

/** Remembers from now on which keys are pressed, until the script that they are for has come. */
export function rememberKeys(): void {
  addEventListener('keydown', remember, true)
}

/**
 * Tells which keys were pressed, and remembers none any more.
 *
 * @returns in order, each with the element that had the focus as its target
 */
export function takeKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', remember, true)
  return keys.splice(0)
}
