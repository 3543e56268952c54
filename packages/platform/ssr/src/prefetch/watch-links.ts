import { hrefBehind } from '@jeoul/router'

/** How long, in ms, a pointer has to stay on a link (assumed). A finger that scrolls is cancelled sooner. */
const intent = { mouse: 80, touch: 30 }

/**
 * Reports links that a visitor is about to open: under the pointer, under a finger, or focused. Also the page of a search
 * box that is focused.
 *
 * @returns stops
 */
export function watchLinks(document: Document, aimed: (href: string) => void): () => void {
  const stop = new AbortController()
  const options = { passive: true, capture: true, signal: stop.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let link: Element | null = null

  const aim = (target: EventTarget | null, patience: number) => {
    const next = target instanceof Element ? target.closest('a') : null
    if (next === link) return
    clearTimeout(timer)
    link = next
    const href = next && hrefBehind(next)
    if (href) timer = setTimeout(aimed, patience, href)
  }
  const leave = () => aim(null, 0)

  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType !== 'touch' && aim(target, intent.mouse),
    options,
  )
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => pointerType === 'touch' && aim(target, intent.touch),
    options,
  )
  const focus = (target: EventTarget | null) => {
    aim(target, intent.mouse)
    const action = target instanceof Element && target.closest('search > form')?.getAttribute('action')
    if (action && action !== location.pathname) aimed(action)
  }
  document.addEventListener('focusin', ({ target }) => focus(target), options)
  // It may be on a link already.
  focus(document.activeElement)
  // A press opens the link, and a scroll was not aimed at it.
  for (const type of ['click', 'pointercancel']) document.addEventListener(type, leave, options)
  stop.signal.addEventListener('abort', leave)
  return () => stop.abort()
}
