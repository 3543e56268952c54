import { $picked } from '@jeoul/compare'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { createWatch, type Scope } from 'effector'

interface Marks {
  readonly picked: ReadonlySet<string>
  /** What the last presses of hearts asked for that are not saved yet, by product. */
  readonly hearts: ReadonlyMap<string, boolean>
}

/** Sets the pressed state of 비교 in all rows below an element, and gives 찜 one if it has none. */
function markRows(root: Element, { picked, hearts }: Marks): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-item] [data-act=compare]')) {
    const isPressed = String(picked.has(itemIdOf(button)))
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed)
  }
  for (const heart of root.querySelectorAll('[data-item] [data-act=wish]:not([aria-pressed])')) {
    heart.setAttribute('aria-pressed', String(hearts.get(itemIdOf(heart)) ?? false))
  }
}

const itemIdOf = (element: Element) => element.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''

/**
 * Keeps the pressed state of 비교 up to date in every row below an element, including rows that are added later. Hearts
 * are updated by their own models once those are loaded.
 *
 * @returns a function that stops
 */
export function keepRowsMarked(root: Element, scope: Scope): () => void {
  const mark = () =>
    markRows(root, {
      picked: new Set(scope.getState($picked).map(({ itemId }) => itemId)),
      hearts: new Map(scope.getState($pressedHearts).map(({ itemId, isMine }) => [itemId, !isMine])),
    })
  const rows = new MutationObserver(changes => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) mark()
  })
  rows.observe(root, { childList: true, subtree: true })
  const stop = createWatch({ unit: $picked, scope, fn: mark })
  mark()
  return () => {
    rows.disconnect()
    stop()
  }
}
