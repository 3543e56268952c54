import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { ImportError } from './import-error.ts'

/** The encoding of a text, and how it was determined. */
export interface TextEncoding {
  /** Its label, such as `utf-8`. */
  readonly name: string
  /** Whether it was guessed, and is not UTF-8. */
  readonly isGuess: boolean
  /** Another encoding that the text seems to have instead. */
  readonly likelier?: string
}

/**
 * Chooses the encoding of a text by its first bytes: its byte order mark, the requested label, UTF-8, or CP949 if it is
 * not valid UTF-8, but is Korean in CP949.
 *
 * @throws ImportError if there is no such encoding
 */
export function chooseEncoding(start: Uint8Array, label?: string): TextEncoding {
  const marked = markOf(start)
  if (marked) return { name: marked, isGuess: false }
  // The start may end within a character, of which up to three bytes are there.
  const isUtf8Text = [0, 1, 2, 3].some(less => isUtf8(start.subarray(0, start.length - less)))
  const isCp949 = !isUtf8Text && looksKorean(iconv.decode(start, 'cp949'))
  if (label === undefined) return { name: isCp949 ? 'cp949' : 'utf-8', isGuess: isCp949 }
  const name = nameOf(label)
  if (name === 'utf-8') return { name, isGuess: false, ...(isCp949 && { likelier: 'cp949' }) }
  const hasLetters = start.some(byte => byte >= 0x80)
  return { name, isGuess: false, ...(isUtf8Text && hasLetters && { likelier: 'utf-8' }) }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

/** Whether `chooseEncoding` knows a label. */
export function isEncoding(label: string): boolean {
  return isUhc(label) || iconv.encodingExists(label)
}

function nameOf(label: string): string {
  if (!isEncoding(label))
    throw new ImportError(`unknown encoding '${label}'; common ones are utf-8, cp949 and utf-16le`)
  if (isUhc(label) || iconv.getCodec(label) === iconv.getCodec('cp949')) return 'cp949'
  return /^utf-?8$/i.test(label) ? 'utf-8' : label.toLowerCase()
}

/** A name of CP949 that iconv-lite lacks. */
function isUhc(label: string): boolean {
  return label.toLowerCase() === 'uhc'
}

/** Whether at most one of a hundred letters beyond ASCII is unknown, and most of the others are Hangul. */
function looksKorean(text: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/g) ?? []
  const broken = foreign.filter(letter => letter === '\ufffd').length
  const hangul = foreign.filter(letter => letter >= '가' && letter <= '힣').length
  return broken * 100 <= foreign.length && hangul * 2 > foreign.length
}
