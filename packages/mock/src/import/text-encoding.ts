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

/** The longest incomplete character at the end of a chunk: the longest of UTF-8, less one byte. */
const openEnd = 3

/**
 * Chooses the encoding of a text by its first bytes: its byte order mark, the requested label, UTF-8, or CP949 if it is
 * not valid UTF-8, but is Korean in CP949.
 *
 * @throws ImportError if there is no such encoding
 */
export function chooseEncoding(start: Uint8Array, label?: string): TextEncoding {
  const marked = markOf(start)
  if (marked) return { name: marked, isGuess: false }
  const isUtf8Text = beginsInUtf8(start)
  const isCp949 = () => !isUtf8Text && looksKorean(iconv.decode(start, 'cp949'))
  if (label === undefined)
    return isCp949() ? { name: 'cp949', isGuess: true } : { name: 'utf-8', isGuess: false }
  const chosen = { name: nameOf(label), isGuess: false }
  if (chosen.name === 'utf-8' && isCp949()) return { ...chosen, likelier: 'cp949' }
  const hasLetters = start.some(byte => byte >= 0x80)
  return isUtf8Text && hasLetters && chosen.name !== 'utf-8' ? { ...chosen, likelier: 'utf-8' } : chosen
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

/** Whether bytes are UTF-8 that may be cut off inside its last character. */
function beginsInUtf8(bytes: Uint8Array): boolean {
  for (let less = 0; less <= openEnd; less++) {
    if (isUtf8(bytes.subarray(0, bytes.length - less))) return true
  }
  return false
}

/** Whether at most one of a hundred letters beyond ASCII is unknown, and most of the others are Hangul. */
function looksKorean(text: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/g) ?? []
  const broken = foreign.filter(letter => letter === '\ufffd').length
  const hangul = foreign.filter(letter => letter >= '가' && letter <= '힣').length
  return broken * 100 <= foreign.length && hangul * 2 > foreign.length
}
