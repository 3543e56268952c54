import { takesCharacters } from './takes-characters.ts'

/**
 * Replays keys that were pressed before the listener was added. Whatever the browser did with a key stays done: typed
 * text stays in its field, and arrow keys have scrolled.
 *
 * @param earlier in order, each with the element that had the focus as its target
 * @param answer handles a key at the element that had the focus
 */
export function replayKeys(
  document: Document,
  earlier: readonly KeyboardEvent[],
  answer: (key: KeyboardEvent, focused: Element | null) => void,
): void {
  // Don't move the focus away from a visitor who is typing by now.
  if (takesCharacters(document.activeElement)) return
  let last: EventTarget | null = null
  for (const key of earlier) {
    const { target } = key
    // The focus may have moved since, by the visitor or by earlier keys.
    const focused = target === last ? document.activeElement : target
    last = target
    if (target instanceof Element && takesCharacters(target)) continue
    if (focused instanceof HTMLInputElement && takesCharacters(focused)) typeInto(focused, key)
    else if (isCharacter(key)) answer(key, focused instanceof Element ? focused : null)
  }
}

function isCharacter({ key }: KeyboardEvent): boolean {
  return [...key].length === 1
}

/** Types a key into a field that received the focus too late, such as the search field that `/` focuses. Enter submits it. */
function typeInto(field: HTMLInputElement, key: KeyboardEvent): void {
  const { selectionStart: start, selectionEnd: end } = field
  if (key.isComposing || key.ctrlKey || key.altKey || key.metaKey) return
  if (key.key === 'Enter' && field.value.trim() !== '') field.form?.requestSubmit()
  if (!isCharacter(key)) return
  if (start === null || end === null) return
  field.setRangeText(key.key, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key.key, inputType: 'insertText' }))
}
