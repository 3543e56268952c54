/** Marks a control that was pressed before a script could answer. */
export const pressedMark = 'data-pressed'

const words = '연결이 끊겼어요. 다시 연결되면 이어서 할게요.'

/** The press that leads on once the network is back: a link's, or a form's. */
let waiting: (() => void) | null = null
let note: HTMLElement | null = null

/**
 * Listens from the document's first moment, inside it: what can be seen can be pressed, and scripts may take long or never come.
 * Until they are there, marks pressed buttons for them, and links that do more than lead on (`data-replayed`). At all times
 * keeps links and forms that would end at the browser's own error page, says why, and follows them once the network is back.
 *
 * @param options.signal ends it, for tests
 */
export function answerEarlyPresses(options: { readonly signal?: AbortSignal } = {}): void {
  addEventListener('click', hearStopped, { ...options, capture: true })
  addEventListener('click', event => heedPress(event), options)
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement) hold(event, form.action, () => form.requestSubmit(submitter))
  }
  addEventListener('submit', send, options)
  addEventListener('online', goOn, options)
  addEventListener('error', loadAgain, { ...options, capture: true })
}

/** React stops a press on its way down to a region whose script has not come, and the browser would follow it all the same. */
function hearStopped(event: MouseEvent): void {
  const stop = event.stopPropagation
  event.stopPropagation = () => {
    stop.call(event)
    if (event.eventPhase === Event.CAPTURING_PHASE) heedPress(event, true)
  }
}

const unmarked = '[data-act=wish]:not([aria-pressed]),[data-act=compare]:not([aria-pressed])'

/** @param isUnheard whether scripts are there, but not the one that would answer */
function heedPress(event: MouseEvent, isUnheard = false): void {
  const { target } = event
  const control = target instanceof Element && target.closest<HTMLElement>('a,button,label')
  if (!control || note?.contains(control)) return
  note?.hidePopover()
  waiting = null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (control instanceof HTMLAnchorElement && control.dataset.replayed === undefined) {
    if (control.pathname + control.search !== location.pathname + location.search || !control.hash)
      hold(event, control.href, () => control.click())
    return
  }
  if ('ready' in document.documentElement.dataset && !isUnheard) {
    if (!navigator.onLine && control.matches(unmarked)) say()
    return
  }
  if (control instanceof HTMLButtonElement && control.type === 'submit') return
  if (control instanceof HTMLLabelElement) return void (navigator.onLine || say())
  if (control instanceof HTMLAnchorElement) event.preventDefault()
  // Rows and the browser answer these by themselves.
  if (!isUnheard || !control.matches('[data-act],[popovertarget]')) control.setAttribute(pressedMark, '')
  if (!navigator.onLine) say()
}

/** Keeps a press that nothing could answer without the network. The service worker has pages of the site, or says so. */
function hold(event: Event, href: string, again: () => void): void {
  if (event.defaultPrevented || navigator.onLine || !href.startsWith('http')) return
  const isKept = navigator.serviceWorker?.controller && href.startsWith(`${location.origin}/`)
  if (isKept && !href.includes('/link/')) return
  event.preventDefault()
  waiting = again
  say()
}

function say(): void {
  if (!note) {
    note = document.createElement('div')
    note.popover = 'manual'
    note.role = 'alert'
    note.style.cssText =
      'margin:auto auto calc(var(--bar,0px) + 24px);padding:4px 4px 4px 14px;border:1px solid var(--line-strong);' +
      'background:var(--bg);color:var(--text);box-shadow:var(--shadow)'
    const retry = document.createElement('button')
    retry.textContent = '다시 시도'
    retry.style.cssText =
      'padding:10px;border:0;background:none;color:var(--brand);font:inherit;font-weight:600'
    // Browsers do not always tell that the network is back.
    retry.onclick = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(goOn, () => {})
    note.append(words, retry)
    document.body.append(note)
  }
  note.showPopover()
}

function goOn(): void {
  note?.hidePopover()
  const follow = waiting
  waiting = null
  follow?.()
}

/** A script of the document that could not be loaded is loaded once the network is back. */
function loadAgain({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  const again = document.createElement('script')
  for (const { name, value } of target.attributes) again.setAttribute(name, value)
  addEventListener('online', () => target.replaceWith(again), { once: true })
}
