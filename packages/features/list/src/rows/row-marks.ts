import { $picked } from '@jeoul/compare'
import { $wishes, wishOf } from '@jeoul/wish'
import { combine, createWatch, type Scope } from 'effector'

interface Marks {
  /** Whether a product has what a button of its row is for. */
  readonly compare: (itemId: string) => boolean
  readonly wish: (itemId: string) => boolean
}

const $marks = combine($picked, $wishes, (picked, wishes): Marks => {
  const compared = new Set(picked.map(({ itemId }) => itemId))
  return { compare: itemId => compared.has(itemId), wish: itemId => wishOf(wishes, itemId).isMine }
})

/** Says on the buttons of all rows below an element how they stand. */
function markRows(root: Element, marks: Marks): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-item] [data-act]')) {
    const itemId = button.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
    const { act } = button.dataset
    if (act !== 'compare' && act !== 'wish') continue
    const isPressed = String(marks[act](itemId))
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed)
  }
}

/**
 * Keeps 비교 and 찜 of every row below an element as they are for this visitor, whenever the row came.
 *
 * @returns stops
 */
export function keepRowsMarked(root: Element, scope: Scope): () => void {
  const mark = () => markRows(root, scope.getState($marks))
  const rows = new MutationObserver(changes => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) mark()
  })
  rows.observe(root, { childList: true, subtree: true })
  const stop = createWatch({ unit: $marks, scope, fn: mark })
  mark()
  return () => {
    rows.disconnect()
    stop()
  }
}
