/**
 * Asks again for files that a lost line took, when it is back: the page's script, which brings all others, and style
 * sheets, which Vite asks for once. Other scripts are loaded again by `loadWithRetry`.
 *
 * The document runs the text of this function, so it uses nothing from outside of it.
 */
export function loadLostFiles(): void {
  /** Milliseconds until the next file is asked for again; it doubles, since a file may be gone for good. */
  let pause = 3000
  /** An element that asks for the same file: a clone of a script would count as run. */
  const another = (lost: HTMLScriptElement | HTMLLinkElement) => {
    if (lost instanceof HTMLLinkElement) return lost.cloneNode()
    const script = document.createElement('script')
    script.type = 'module'
    script.src = lost.src
    return script
  }
  const hear = ({ target }: Event) => {
    const isFile =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    if (!isFile) return
    const next = another(target)
    // A file is asked for once, however often its element is added.
    const load = () => next.isConnected || document.head.append(next)
    addEventListener('online', load, { once: true })
    setTimeout(load, pause)
    pause *= 2
  }
  // Errors of elements do not bubble.
  addEventListener('error', hear, true)
}
