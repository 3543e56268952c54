import { takesCharacters } from './takes-characters.ts'

/**
 * Does what keys were for that were pressed before anybody listened. What the browser did with a key is done: what was
 * typed into a field stands there, and arrows have scrolled.
 *
 * @param earlier in order, each with the element that had the focus as its target
 * @param answer does what a key is for, where the focus was
 */
export function replayKeys(
  document: Document,
  earlier: readonly KeyboardEvent[],
  answer: (key: KeyboardEvent, focused: Element | null) => void,
): void {
  // Whoever types by now has gone on, and is not led away.
  if (takesCharacters(document.activeElement)) return
  let last: EventTarget | null = null
  for (const key of earlier) {
    const { target } = key
    // In between the visitor moved the focus, or else the keys before have.
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

/** What was meant for a field that has the focus too late, such as the search that `/` leads to. */
function typeInto(field: HTMLInputElement, key: KeyboardEvent): void {
  const { selectionStart: start, selectionEnd: end } = field
  if (!isCharacter(key) || key.isComposing || key.ctrlKey || key.altKey || key.metaKey) return
  if (start === null || end === null) return
  field.setRangeText(key.key, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key.key, inputType: 'insertText' }))
}
