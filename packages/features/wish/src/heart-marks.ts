import { formatCount } from '@jeoul/format'
import { $hearts } from '@jeoul/wish'
import { createWatch, type Scope, type StoreValue } from 'effector'
import { withZzim } from './with-zzim.ts'

type Hearts = StoreValue<typeof $hearts>

/**
 * Keeps all hearts below an element, and the counts of members beside them, in sync with what is saved, including those
 * that are added later.
 *
 * @returns a function that stops
 */
export function keepHeartsMarked(root: Element, scope: Scope): () => void {
  const mark = () => markHearts(root, scope.getState($hearts))
  const rows = new MutationObserver(changes => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) mark()
  })
  rows.observe(root, { childList: true, subtree: true })
  const stop = createWatch({ unit: $hearts, scope, fn: mark })
  mark()
  return () => {
    rows.disconnect()
    stop()
  }
}

function markHearts(root: Element, hearts: Hearts): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-act=wish]')) {
    const isMine = hearts.isMine(itemIdOf(button))
    if (isMine === null || button.getAttribute('aria-pressed') === String(isMine)) continue
    button.setAttribute('aria-pressed', String(isMine))
  }
  for (const place of root.querySelectorAll<HTMLElement>('[data-zzim]')) markCount(place, hearts)
}

/** React must find the text as it left it, as a single node. */
function markCount(place: HTMLElement, hearts: Hearts): void {
  const { zzim, mine } = place.dataset
  const shift = hearts.shift(itemIdOf(place), mine === undefined ? null : mine === 'true')
  const count = Math.max(0, Number(zzim) + shift)
  // A button shows its count even if it is 0; the facts of a row leave it out.
  const text = place.closest('button')
    ? place.textContent.replace(/[\d,]+$/, formatCount(count))
    : withZzim(place.textContent, count)
  if (place.textContent !== text) place.textContent = text
}

/** The product of a heart, or of the row around it. */
function itemIdOf(element: HTMLElement): string {
  const own = element.closest<HTMLElement>('[data-wish]')?.dataset.wish
  return own ?? element.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
}
