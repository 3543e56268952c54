/** A press that is made again for an early visitor is a click alone. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'] as const

let first: Promise<void> | null = null

/** Resolves when the visitor does anything at all. Robots and those who leave at once never do. */
export function firstInteraction(): Promise<void> {
  first ??= nextSign()
  return first
}

/** Nobody drew the page before, so nothing can wait for a sign. */
export function interactionSeen(): void {
  first = Promise.resolve()
}

/** Resolves when the visitor does something from now on. */
export function nextSign(): Promise<void> {
  return new Promise(resolve => {
    const stop = new AbortController()
    const settle = () => {
      stop.abort()
      resolve()
    }
    for (const type of signs) {
      addEventListener(type, settle, { capture: true, passive: true, signal: stop.signal })
    }
  })
}
