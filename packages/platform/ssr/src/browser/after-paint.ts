/** Hidden tabs do not paint, so there is a limit in ms. */
const hiddenTabDelay = 100

/** Resolves after the next paint; at once if there is nothing to paint on. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(resolve, hiddenTabDelay)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
