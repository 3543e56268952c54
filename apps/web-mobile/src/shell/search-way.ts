/** The name of the layer that the search is. */
export const searchLayer = 'search'

/**
 * Hears of presses on the links to the search before those that move between pages do. What the browser should handle
 * itself, such as a new tab, stays with it. A page that has the box itself is not covered by another one.
 *
 * @returns stops listening
 */
export function openSearchByPress({ document }: Window, open: () => void): () => void {
  const stop = new AbortController()
  const listen = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[data-search]') : null
    if (!link) return
    event.preventDefault()
    const box = document.querySelector<HTMLElement>('main search input')
    if (box) box.focus()
    else open()
  }
  document.defaultView?.addEventListener('click', listen, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
