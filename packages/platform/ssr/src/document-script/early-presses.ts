/**
 * Tells the script of the document what happened to the page: React answers presses from now on, or another part of the
 * page can. Listened to by {@link keepEarlyPresses} alone.
 */
export const pageEvents = { hydrating: 'jeoul:hydrating', hydrated: 'jeoul:hydrated' } as const

/**
 * Records presses, ticks and choices in parts of the page that are not hydrated yet, dims their controls, and repeats each
 * once after hydration. Links, submit buttons and popovers work without scripts, so they are left to the browser. The
 * exception is a link to a dialog (`aria-haspopup`): its press waits for hydration, and follows the link if that takes too
 * long.
 *
 * The document runs the text of this function before any script has loaded, so it uses nothing from outside of it.
 */
export function keepEarlyPresses(events: typeof pageEvents): void {
  const kept = new Map<HTMLElement, string>()
  /** The longest that a link waits, in milliseconds (assumed). */
  const patience = 3000
  let isHydrating = false

  let note: HTMLElement | undefined
  const createNote = () => {
    const element = document.createElement('p')
    element.setAttribute('role', 'status')
    // As toasts look, above the bars at the bottom of a phone.
    element.style.cssText =
      'position:fixed;inset:auto 16px calc(16px + var(--bars, 0px));z-index:9;margin:0 auto;max-width:28em;' +
      'padding:12px 16px;border-radius:8px;background:var(--text);color:var(--bg);text-align:center'
    return element
  }
  /** Says why a press is not answered while the line is lost. */
  const tell = () => {
    if (kept.size === 0 || navigator.onLine) return note?.remove()
    note ??= createNote()
    document.body.append(note)
    note.textContent = '연결이 끊겼어요. 누른 것은 연결되면 이어서 할게요.'
  }
  const hold = (control: HTMLElement, value: string) => {
    kept.set(control, value)
    control.style.opacity = '0.5'
    tell()
  }
  const keep = (event: Event) => {
    // React stops events that it cannot deliver yet.
    if (!(event.target instanceof Element) || (isHydrating && !event.cancelBubble)) return
    const control = event.target.closest<HTMLElement>('button,input,select,a[aria-haspopup]')
    if (control instanceof HTMLSelectElement) {
      if (event.type === 'change') hold(control, control.value)
    } else if (control instanceof HTMLInputElement) {
      if (event.type === 'change' && /^(checkbox|radio)$/.test(control.type)) hold(control, '')
    } else if (event.type === 'click' && control instanceof HTMLButtonElement) {
      if (control.type === 'button' && !control.hasAttribute('popovertarget')) hold(control, '')
    } else if (event.type === 'click' && control instanceof HTMLAnchorElement && isHydrating) {
      event.preventDefault()
      hold(control, location.href)
      const leadOn = () => {
        if (kept.get(control) !== location.href) return
        // The browser's own page about the lost line would replace this one.
        if (navigator.onLine) location.assign(control.href)
        else addEventListener('online', leadOnLater, { once: true })
      }
      const leadOnLater = () => setTimeout(leadOn, patience)
      leadOnLater()
    }
  }

  /** Repeats the presses. Each control is reset to the server's state first, because hydration starts from that. */
  const repeat = () => {
    const presses = [...kept]
    kept.clear()
    tell()
    for (const [control, value] of presses) {
      control.style.opacity = ''
      if (!control.isConnected) continue
      if (control instanceof HTMLSelectElement) {
        control.value = value
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (control instanceof HTMLAnchorElement) {
        // The visitor may have gone on to another page.
        if (value === location.href) control.click()
      } else if (!(control instanceof HTMLInputElement)) control.click()
      else if (control.checked !== control.defaultChecked) {
        control.checked = control.defaultChecked
        control.click()
      }
    }
  }

  for (const type of ['online', 'offline']) addEventListener(type, tell)
  for (const type of ['click', 'change']) addEventListener(type, keep, true)
  addEventListener(events.hydrating, () => {
    isHydrating = true
    for (const type of ['click', 'change']) {
      removeEventListener(type, keep, true)
      // After React's own listeners.
      document.getElementById('root')?.addEventListener(type, keep, true)
    }
  })
  addEventListener(events.hydrated, repeat)
}
