import { $areLettersOn, type Shortcut, shortcutOf } from '@jeoul/visitor/shortcuts'
import { type Scope, scopeBind } from 'effector'
import { buttonOf, linkOf, rowAfter, rowOf, walkTo } from './list-rows.ts'
import { shortcutHelpLayer } from './shortcut-help-layer.ts'

const textless = ['checkbox', 'radio', 'button', 'submit', 'reset']

/**
 * Whether an element uses typed characters itself: to enter text, or to find an option by its first letters.
 */
function takesCharacters(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !textless.includes(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLElement && element.isContentEditable
}

/** Dialogs over the page handle their own keys. */
function isCovered(document: Document): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** Goes to the element with this `data-key`: focuses its first field and selects its text, or clicks it if it has none. */
function leadTo(document: Document, name: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-key="${name}"]`)
  if (!place) return false
  const field = place.matches('input') ? place : place.querySelector<HTMLElement>('input:not([disabled])')
  const box = place.querySelector<HTMLElement>('input[type=checkbox]:not([disabled])') ?? field
  box?.focus()
  if (box instanceof HTMLInputElement) box.select()
  if (!box) place.click()
  return true
}

/** Clicks an element of the row, if the row has it. */
function press(element: HTMLElement | null): boolean {
  element?.click()
  return element !== null
}

/**
 * Handles the keyboard shortcuts of the lists in a document.
 *
 * @returns a function that stops listening
 */
export function listenToKeys(document: Document, scope: Scope): () => void {
  const openHelp = scopeBind(shortcutHelpLayer.opened, { scope })
  const act = (shortcut: Shortcut, row: HTMLElement | null): boolean => {
    switch (shortcut) {
      case 'next':
      case 'previous': {
        const next = rowAfter(document, row, shortcut === 'next' ? 1 : -1)
        if (next) walkTo(next)
        return next !== null
      }
      case 'open':
        return press(row && linkOf(row))
      case 'compare':
        return press(row && buttonOf(row, '비교'))
      case 'wish':
        return press(row && buttonOf(row, '찜'))
      case 'filter':
      case 'search':
        return leadTo(document, shortcut)
      case 'help':
        openHelp('shortcuts')
        return true
    }
  }
  const answer = (event: KeyboardEvent, focused: Element | null) => {
    if (event.defaultPrevented || isCovered(document)) return
    const row = rowOf(focused)
    const { key, ctrlKey, altKey, metaKey, repeat } = event
    const pressed = { key, ctrlKey, altKey, metaKey, repeat, isInRow: row !== null }
    const shortcut = shortcutOf(
      // Some input methods start a composition before they set `isComposing`.
      { ...pressed, isComposing: event.isComposing || key === 'Process', isTyping: takesCharacters(focused) },
      scope.getState($areLettersOn),
    )
    if (shortcut && act(shortcut, row)) event.preventDefault()
  }
  const listen = (event: KeyboardEvent) => answer(event, document.activeElement)
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
