const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Returns a controller that aborts once the visitor scrolls, presses or types: from then on, a page that holds a place must
 * not move by itself. Abort it when the place is reached, which removes its listeners.
 */
export function untilTouched(): AbortController {
  const touched = new AbortController()
  const { signal } = touched
  for (const touch of touches) addEventListener(touch, () => touched.abort(), { passive: true, signal })
  return touched
}
