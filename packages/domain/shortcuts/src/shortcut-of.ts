/** What a key does on a list. */
export type Shortcut = 'next' | 'previous' | 'open' | 'compare' | 'wish' | 'filter' | 'search' | 'help'

/** A key that was pressed, and where. */
export interface KeyPress {
  /** As the browser names it: 'j', 'ㅓ', 'ArrowDown'. */
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  /** The key is held down. */
  readonly repeat: boolean
  /** The key goes into a syllable that is not finished. */
  readonly isComposing: boolean
  /** The focus is where characters are typed. */
  readonly isTyping: boolean
  /** The focus is in a row of the list. */
  readonly isInRow: boolean
}

/** Single characters; beside the Latin letter what the same key gives on the Korean layout. */
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

/** Keys that scroll the page everywhere but on a product. */
const arrows: Readonly<Record<string, Shortcut>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** Held down, the others would undo themselves. */
const repeats: readonly Shortcut[] = ['next', 'previous']

/**
 * The shortcut of a key (assumed). Single characters do nothing while typing, with modifier keys, or when
 * they are turned off.
 *
 * @returns null for a key that is the browser's
 */
export function shortcutOf(press: KeyPress, areLettersOn: boolean): Shortcut | null {
  const { key, isInRow, isTyping } = press
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing || isTyping) return null
  const byLetter = areLettersOn ? letters[key.length === 1 ? key.toLowerCase() : ''] : undefined
  const found = byLetter ?? (isInRow ? arrows[key] : undefined)
  if (found === undefined) return null
  return press.repeat && !repeats.includes(found) ? null : found
}
