import { webHref } from './web-href.ts'

/** A part of a text: a web link or plain words. */
export type TextPart =
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }

/** A text whose beginning is shown; the rest is shown on demand. */
export interface FoldedText {
  readonly shown: readonly TextPart[]
  /** Empty if everything is shown. */
  readonly rest: readonly TextPart[]
}

/** Visible ASCII only, so that Korean text or direction marks after an address are not part of it. */
const address = /https?:\/\/[!#-;=?-~]+/gi
/** Punctuation after an address, which belongs to the sentence. */
const punctuation = /[.,:;!?'")\]}]+$/

/**
 * Splits a user's text into words and links. Only http and https become links; everything else, markup included, is
 * words.
 */
export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(punctuation, '')
    const href = webHref(shown)
    if (href === null) continue
    if (index > end) parts.push({ type: 'words', text: text.slice(end, index) })
    parts.push({ type: 'link', text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ type: 'words', text: text.slice(end) })
  return parts
}

/**
 * The length up to which texts are shown in full. A text is also shown in full if only a few more characters would be
 * hidden.
 */
const foldedLength = 300
const minRest = 60
const foldedLines = 8

/**
 * Folds a long text. The cut is at a grapheme boundary and never within a link, so that emoji, syllables and links stay
 * whole.
 */
export function foldText(parts: readonly TextPart[]): FoldedText {
  const room = roomOf(parts.map(({ text }) => text).join(''))
  if (room === null) return { shown: parts, rest: [] }
  const shown: TextPart[] = []
  let left = room
  for (const [place, part] of parts.entries()) {
    if (part.text.length > left) {
      const cut = part.type === 'link' ? 0 : wholeCharacters(part.text, left)
      const [before, after] = [part.text.slice(0, cut), part.text.slice(cut)]
      if (before !== '') shown.push({ type: 'words', text: before })
      const next: TextPart = part.type === 'link' ? part : { type: 'words', text: after }
      return { shown, rest: [next, ...parts.slice(place + 1)] }
    }
    shown.push(part)
    left -= part.text.length
  }
  return { shown, rest: [] }
}

/** The shown length of a text, in UTF-16 units; null for all of it. */
function roomOf(text: string): number | null {
  const lines = text.split('\n', foldedLines + 2)
  const ofLines = lines.length > foldedLines ? lines.slice(0, foldedLines).join('\n').length : text.length
  const room = Math.min(ofLines, foldedLength)
  return text.length - room < minRest && lines.length <= foldedLines + 1 ? null : room
}

/** The length of the complete graphemes within the first `room` UTF-16 units. */
function wholeCharacters(text: string, room: number): number {
  let end = 0
  for (const { segment } of new Intl.Segmenter('ko').segment(text.slice(0, room + 40))) {
    if (end + segment.length > room) return end
    end += segment.length
  }
  return end
}
