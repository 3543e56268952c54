/** Marks a control that was pressed before a script could answer. */
export const pressedMark = 'data-pressed'

const heartsKey = 'jeoul.hearts'
const adsKey = 'jeoul.ads'
const message = '연결이 끊겼어요. 다시 연결되면 이어서 할게요.'

/** Repeats the held press of a link or a form once the network is back. */
let heldPress: (() => void) | null = null
let note: HTMLElement | null = null

/**
 * Handles presses from inside the document, since scripts may take long or never load. Until they have, marks pressed
 * buttons for them, and links with an action (`data-replayed`), and stores pressed hearts and followed ads. At all times
 * holds links and forms that would end at the browser's own error page: shows why, and follows them once the network is
 * back (docs/decisions/0150).
 *
 * @param options.signal stops listening, for tests
 */
export function answerEarlyPresses(options: { readonly signal?: AbortSignal } = {}): void {
  addEventListener('click', watchPropagation, { ...options, capture: true })
  addEventListener('click', event => handlePress(event), options)
  const send = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement) hold(event, form.action, () => form.requestSubmit(submitter))
  }
  addEventListener('submit', send, options)
  addEventListener('pressheld', ({ detail }) => keep(detail), options)
  addEventListener('online', resume, options)
  addEventListener('error', loadScriptAgain, { ...options, capture: true })
}

/**
 * React stops a press at the root, on its way down to a region whose script has not loaded, but the browser would still
 * follow it. Added on each press, this listener runs after React's own.
 */
function watchPropagation(): void {
  document.getElementById('root')?.addEventListener('click', handleStopped, { capture: true, once: true })
}

function handleStopped(event: MouseEvent): void {
  // The only property that tells of stopPropagation().
  if (event.cancelBubble) handlePress(event, true)
}

/** @param isUnhandled whether the page is ready, but the script that handles this press has not loaded */
function handlePress(event: MouseEvent, isUnhandled = false): void {
  const { target } = event
  const control = target instanceof Element && target.closest<HTMLElement>('a,button,label')
  if (!control || note?.contains(control)) return
  const isEnhanced = 'enhanced' in document.documentElement.dataset
  if (!isEnhanced && control.dataset.act === 'wish') storeHeart(control)
  if (!isEnhanced && control instanceof HTMLAnchorElement) storeAd(control)
  note?.hidePopover()
  heldPress = null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (control instanceof HTMLAnchorElement && control.dataset.replayed === undefined) {
    if (control.pathname + control.search !== location.pathname + location.search || !control.hash)
      hold(event, control.href, () => follow(control))
    return
  }
  if ('ready' in document.documentElement.dataset && !isUnhandled) {
    const isLate = !isEnhanced && control.matches('[data-act]')
    if (isLate && !navigator.onLine) showNote()
    return
  }
  if (control instanceof HTMLButtonElement && control.type === 'submit') return
  if (control instanceof HTMLLabelElement) return void (navigator.onLine || showNote())
  if (control instanceof HTMLAnchorElement) event.preventDefault()
  // These are handled by the rows' own listener, and by the browser.
  if (!isUnhandled || !control.matches('[data-act],[popovertarget]')) control.setAttribute(pressedMark, '')
  if (!navigator.onLine) showNote()
}

/** Stores a press of a heart for `@jeoul/wish/pressed-hearts`, since the page may be left before that has loaded. */
function storeHeart(heart: HTMLElement): void {
  const row = heart.closest<HTMLElement>('[data-item]')
  const {
    wish = row?.dataset.item,
    name = row?.querySelector('h2 a')?.textContent,
    image = row?.querySelector('img')?.src,
  } = heart.dataset
  const isMine = heart.getAttribute('aria-pressed') === 'true'
  store(heartsKey, { itemId: wish, name, image, isMine })
}

/** Stores that an ad's product was opened, for `@jeoul/tracking`. Not what else its row holds: malls, variants, an estimate. */
function storeAd(link: HTMLAnchorElement): void {
  const ad = link.closest<HTMLElement>('[data-ad]')?.dataset.ad
  if (ad && link.pathname === `/item/${ad.split(':')[1]}`) store(adsKey, ad)
}

function store(key: string, entry: unknown): void {
  try {
    localStorage[key] = JSON.stringify([...JSON.parse(localStorage[key] ?? '[]'), entry])
  } catch {
    // The storage refuses, or holds something else: a heart's press then lasts as long as the page.
  }
}

/** Follows a link later than its press, so in this tab: browsers would block a new one as a pop-up. */
function follow(link: HTMLAnchorElement): void {
  if (link.target) location.assign(link.href)
  else link.click()
}

/** Holds a press that would fail without the network. The service worker answers for pages of this site. */
function hold(event: Event, href: string, again: () => void): void {
  if (event.defaultPrevented || navigator.onLine || !href.startsWith('http')) return
  const isCached = navigator.serviceWorker?.controller && href.startsWith(`${location.origin}/`)
  if (isCached && !href.includes('/link/')) return
  event.preventDefault()
  keep(again)
}

function keep(press: () => void): void {
  heldPress = press
  showNote()
}

function showNote(): void {
  if (!note) {
    note = document.createElement('div')
    note.popover = 'manual'
    note.role = 'alert'
    // Colours are the browser's own for popovers, in light and dark.
    note.style.cssText =
      'padding:4px 4px 4px 14px;border:0;border-radius:8px;max-width:80vw;box-shadow:var(--shadow)'
    const retry = document.createElement('button')
    retry.textContent = '다시 시도'
    retry.style.cssText = 'padding:10px;color:var(--brand);font-weight:600'
    // Browsers do not always send an online event.
    retry.onclick = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(resume, () => {})
    note.append(message, retry)
    document.body.append(note)
  }
  // Above the bars, or below the header where a failure with its own button may lie above the bars.
  note.style.margin = document.querySelector('main [role=alert]')
    ? '64px auto auto'
    : 'auto auto calc(var(--bars,0px) + 24px)'
  note.showPopover()
}

function resume(): void {
  note?.hidePopover()
  const press = heldPress
  heldPress = null
  press?.()
}

/** Loads a script of the document again that failed, once the network is back. */
function loadScriptAgain({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return
  const again = document.createElement('script')
  for (const { name, value } of target.attributes) again.setAttribute(name, value)
  addEventListener('online', () => target.replaceWith(again), { once: true })
}
