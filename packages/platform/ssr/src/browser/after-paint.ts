/** A tab that nobody sees paints nothing. */
const longest = 100

/** Resolves when the browser has shown what has changed so far; at once where there is nothing to paint on. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(resolve, longest)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
