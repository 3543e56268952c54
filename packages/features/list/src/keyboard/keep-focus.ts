import { $entry } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { createWatch, type Scope } from 'effector'

/** A list that is loaded anew after Back takes longer than this many frames; its shopper has begun again by then (assumed). */
const maxFrames = 30

/** Which of the links to an address was followed: an ad and the row of its product have the same. */
interface Followed {
  readonly href: string
  readonly place: number
}

/**
 * Back returns the focus to the link that was followed, as browsers do between documents. Otherwise the keyboard would
 * start at the top of a list after every product. A link that scrolls to a part of its page moves the focus there as well.
 */
export function keepFocus(document: Document, scope: Scope): void {
  const followed = new Map<string, Followed>()
  const linksTo = (href: string) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`a[href=${CSS.escape(href)}]`),
  ]
  // Before the document's listeners, which change the entry.
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (link && href) followed.set(scope.getState($entry), { href, place: linksTo(href).indexOf(link) })
  }
  addEventListener('click', remember, true)
  const moveOn = ({ target, defaultPrevented }: MouseEvent) => {
    if (!defaultPrevented || !(target instanceof Element)) return
    const place = target.closest('a')?.closest<HTMLElement>('[data-scrolls-to]')?.dataset.scrollsTo
    const part = place === undefined ? null : document.getElementById(place)
    if (!part) return
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
  // After the listener that follows links, and before React's, which holds presses back.
  document.addEventListener('click', moveOn, true)
  // The browser follows it by itself, such as in another tab, or no link was pressed.
  addEventListener('click', ({ defaultPrevented }) => {
    if (!defaultPrevented) followed.delete(scope.getState($entry))
  })
  const focus = async (entry: string) => {
    const link = followed.get(entry)
    if (!link) return
    // On the page that is being left, until the other one is there.
    let focused = document.activeElement
    for (let frame = 0; frame < maxFrames; frame += 1) {
      await afterPaint()
      const { activeElement } = document
      // What no key reaches was focused by a script.
      const isFree = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
      if (scope.getState($entry) !== entry || !(isFree || activeElement === focused)) return
      if (!isFree) continue
      const links = linksTo(link.href)
      const isReached = ({ tabIndex }: HTMLElement) => tabIndex >= 0
      // The picture of a row leads to the product as its name does, but has no focus.
      const found = links.slice(link.place).find(isReached) ?? links.find(isReached)
      found?.focus({ preventScroll: true })
      focused = document.activeElement
    }
  }
  createWatch({ unit: $entry, scope, fn: focus })
}
