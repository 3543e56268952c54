const textless = ['checkbox', 'radio', 'button', 'submit', 'reset']

/** Whether characters that are pressed on an element are its own: what is typed, or looked for in a list. */
export function takesCharacters(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !textless.includes(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLElement && element.isContentEditable
}
