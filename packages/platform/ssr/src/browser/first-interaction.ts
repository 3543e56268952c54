/**
 * A replayed press is a click alone. The network's return counts as well: what failed offline can be tried again. So does
 * the browser's own Back, which presses nothing on the page but changes what it has to show.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
  'click',
  'popstate',
  'online',
] as const

let first: Promise<void> | null = null

/** Resolves on the visitor's first interaction. Robots, and visitors who leave at once, never interact. */
export function firstInteraction(): Promise<void> {
  first ??= nextSign()
  return first
}

/**
 * Resolves the first interaction at once, for a page that no server rendered, or not to its end: nothing on it could be
 * used before.
 */
export function interactionSeen(): void {
  first = Promise.resolve()
}

/** Waits for another first interaction, for tests that open one page after the other. */
export function interactionForgotten(): void {
  first = null
}

/** Resolves on the visitor's next interaction, or on the next of other events. */
export function nextSign(types: readonly string[] = signs): Promise<void> {
  return new Promise(resolve => {
    const stop = new AbortController()
    const settle = () => {
      stop.abort()
      resolve()
    }
    for (const type of types) {
      addEventListener(type, settle, { capture: true, passive: true, signal: stop.signal })
    }
  })
}
