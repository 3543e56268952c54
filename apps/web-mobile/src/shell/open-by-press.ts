/**
 * Hears of presses on links that open something over the page, before those do that move between pages. What the browser
 * should handle itself, such as a new tab, stays with it.
 *
 * @param links a selector
 * @returns stops listening
 */
export function openByPress({ document }: Window, links: string, open: () => void): () => void {
  const stop = new AbortController()
  const listen = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!(event.target instanceof Element && event.target.closest(links))) return
    event.preventDefault()
    open()
  }
  document.defaultView?.addEventListener('click', listen, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
