import { $picked } from '@jeoul/compare'
import { $wishes, wishOf } from '@jeoul/wish'
import { combine, createWatch, type Scope } from 'effector'
import { withZzim } from './with-zzim.ts'

interface Marks {
  /** Whether the product is being compared, or is on the wish list. */
  readonly compare: (itemId: string) => boolean
  readonly wish: (itemId: string) => boolean
  /** What presses changed about the number of members who saved the product. */
  readonly shift: (itemId: string) => number
}

const $marks = combine($picked, $wishes, (picked, wishes): Marks => {
  const compared = new Set(picked.map(({ itemId }) => itemId))
  return {
    compare: itemId => compared.has(itemId),
    wish: itemId => wishOf(wishes, itemId).isMine,
    shift: itemId => wishOf(wishes, itemId).shift,
  }
})

/** Lets the number of saves in a row follow its button. React finds the text as it left it, a single node. */
function markCount(facts: HTMLElement, shift: number): void {
  const text = withZzim(facts.textContent, Number(facts.dataset.zzim) + shift)
  if (facts.textContent !== text) facts.textContent = text
}

/** Sets the pressed state of the buttons, and the counts, in all rows below an element. */
function markRows(root: Element, marks: Marks): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-item] [data-act]')) {
    const itemId = itemIdOf(button)
    const { act } = button.dataset
    if (act !== 'compare' && act !== 'wish') continue
    const isPressed = String(marks[act](itemId))
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed)
  }
  for (const facts of root.querySelectorAll<HTMLElement>('[data-item] [data-zzim]')) {
    markCount(facts, marks.shift(itemIdOf(facts)))
  }
}

const itemIdOf = (element: Element) => element.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''

/**
 * Keeps the pressed state of 비교 and 찜, and the number of saves, up to date in every row below an element, including rows that are added
 * later.
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
