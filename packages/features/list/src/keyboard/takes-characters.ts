const textless = ['checkbox', 'radio', 'button', 'submit', 'reset']

/**
 * Whether an element uses typed characters itself: to enter text, or to find an option by its first letters.
 */
export function takesCharacters(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !textless.includes(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLElement && element.isContentEditable
}
