/**
 * Asks again for the page's script, which brings all others, when the line that lost it is back. Scripts that are asked
 * for later are loaded again by `loadWithRetry`.
 *
 * The document runs the text of this function, so it uses nothing from outside of it.
 */
export function loadLostFiles(): void {
  const pause = 5000
  const hear = ({ target }: Event) => {
    // Vite would take a style sheet that stays for loaded, the next time that a module needs it.
    if (target instanceof HTMLLinkElement) target.remove()
    if (!(target instanceof HTMLScriptElement)) return
    const script = document.createElement('script')
    script.type = 'module'
    script.src = target.src
    // A script runs once, however often it is added.
    const load = () => document.body.append(script)
    addEventListener('online', load, { once: true })
    setTimeout(load, pause)
  }
  // Errors of elements do not bubble.
  addEventListener('error', hear, true)
}
