import { $entry } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { createWatch, type Scope } from 'effector'

/** A list that is loaded anew after Back takes longer than this many frames; its shopper has begun again by then (assumed). */
const maxFrames = 30

/**
 * Back returns the focus to the link that was followed, as browsers do between documents. Otherwise the keyboard would
 * start at the top of a list after every product. A link that scrolls to a part of its page moves the focus there as well.
 */
export function keepFocus(document: Document, scope: Scope): void {
  const followed = new Map<string, string>()
  const remember = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (href) followed.set(scope.getState($entry), href)
  }
  // Before the document's listeners, which change the entry.
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
  const focus = async (entry: string) => {
    const href = followed.get(entry)
    if (href === undefined) return
    for (let frame = 0; frame < maxFrames; frame += 1) {
      await afterPaint()
      const { activeElement } = document
      // What no key reaches was focused by a script.
      const isFree = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
      if (!isFree || scope.getState($entry) !== entry) return
      const links = document.querySelectorAll<HTMLAnchorElement>(`a[href=${CSS.escape(href)}]`)
      const link = [...links].find(({ tabIndex }) => tabIndex >= 0)
      if (link) return link.focus({ preventScroll: true })
    }
  }
  createWatch({ unit: $entry, scope, fn: focus })
}
