/**
 * A replayed press is only a click. `online` counts, so that what failed offline is retried. So does `popstate`, since
 * Back changes what the page has to show.
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
 * Resolves the first interaction at once, for a page that no server rendered completely: nothing on it could be used
 * before.
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
