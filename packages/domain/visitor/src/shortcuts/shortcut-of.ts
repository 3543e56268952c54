/** The action of a key on a list. */
export type Shortcut = 'next' | 'previous' | 'open' | 'compare' | 'wish' | 'filter' | 'search' | 'help'

/** A key press with its context. */
export interface KeyPress {
  /** The browser's name of the key: 'j', 'ㅓ', 'ArrowDown'. */
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  /** The key is held down. */
  readonly repeat: boolean
  /** The key is part of an unfinished syllable. */
  readonly isComposing: boolean
  /** The focus is in a text field. */
  readonly isTyping: boolean
  /** The focus is in a row of the list. */
  readonly isInRow: boolean
}

/** Single characters: Latin letters, and those of the same keys on the Korean layout. */
const letters: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  ㅓ: 'next',
  k: 'previous',
  ㅏ: 'previous',
  o: 'open',
  ㅐ: 'open',
  c: 'compare',
  ㅊ: 'compare',
  w: 'wish',
  ㅈ: 'wish',
  f: 'filter',
  ㄹ: 'filter',
  '/': 'search',
  '?': 'help',
}

/** Keys that move between the rows of a list while one has the focus, and scroll the page otherwise. */
const arrows: Readonly<Record<string, Shortcut>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** The shortcuts that are repeated while the key is held down. Others would undo themselves. */
const repeats: readonly Shortcut[] = ['next', 'previous']

/**
 * The shortcut of a key press (assumed). Single characters have no effect while typing, with modifier keys, or when
 * turned off.
 *
 * @returns null for a key that the browser handles
 */
export function shortcutOf(press: KeyPress, areLettersOn: boolean): Shortcut | null {
  const { key, isInRow, isTyping } = press
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing || isTyping) return null
  const byLetter = areLettersOn ? letters[key.length === 1 ? key.toLowerCase() : ''] : undefined
  const found = byLetter ?? (isInRow ? arrows[key] : undefined)
  if (found === undefined) return null
  return press.repeat && !repeats.includes(found) ? null : found
}
