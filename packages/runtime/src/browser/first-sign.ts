const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const

let sign: Promise<void> | null = null

/** Resolves when the visitor does anything at all, from the first call on. Robots and those who leave at once never do. */
export function firstSign(): Promise<void> {
  sign ??= new Promise(resolve => {
    const stop = new AbortController()
    const settle = () => {
      stop.abort()
      resolve()
    }
    for (const type of signs) {
      addEventListener(type, settle, { capture: true, passive: true, signal: stop.signal })
    }
  })
  return sign
}
