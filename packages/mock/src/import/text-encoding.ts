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
 * Chooses the encoding of a text by its first bytes: its byte order mark, the requested label, UTF-8, or, if it is not valid
 * UTF-8, CP949 where that gives Korean, what an XML declaration states, or Latin-1 as Windows has it.
 *
 * @throws ImportError if there is no such encoding
 */
export function chooseEncoding(start: Uint8Array, label?: string): TextEncoding {
  const marked = markOf(start)
  if (marked) return { name: marked, isGuess: false }
  const isUtf8Text = isUtf8(start.subarray(0, start.length - openCharacter(start)))
  const guess = isUtf8Text ? 'utf-8' : guessEncoding(start)
  if (label === undefined) {
    const declared = /^<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(
      iconv.decode(start.subarray(0, 200), 'latin1'),
    )?.[1]
    const isDeclared = declared !== undefined && guess !== 'utf-8' && isEncoding(declared)
    return isDeclared
      ? { name: nameOf(declared), isGuess: false }
      : { name: guess, isGuess: guess !== 'utf-8' }
  }
  const name = nameOf(label)
  if (name === 'utf-8') return { name, isGuess: false, ...(guess !== 'utf-8' && { likelier: guess }) }
  const hasLetters = start.some(byte => byte >= 0x80)
  return { name, isGuess: false, ...(isUtf8Text && hasLetters && { likelier: 'utf-8' }) }
}

/** Guesses the encoding of bytes that are no valid UTF-8, of which a few may just be damaged. */
function guessEncoding(start: Uint8Array): string {
  if (looksKorean(start)) return 'cp949'
  const foreign = iconv.decode(start, 'utf-8').match(/[^\0-\x7f]/g) ?? []
  const broken = foreign.filter(letter => letter === '\ufffd').length
  return broken * 2 > foreign.length ? 'windows-1252' : 'utf-8'
}

/** How many bytes there are of a UTF-8 character that the bytes end within. */
function openCharacter(bytes: Uint8Array): number {
  const end = iconv.decode(bytes.subarray(-3), 'latin1')
  return /(?:[\xc2-\xf4]|[\xe0-\xf4][\x80-\xbf]|[\xf0-\xf4][\x80-\xbf]{2})$/.exec(end)?.[0].length ?? 0
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
    throw new ImportError(
      `unknown encoding '${label}'; common ones are utf-8, cp949, windows-1252 and utf-16le`,
    )
  if (isUhc(label) || iconv.getCodec(label) === iconv.getCodec('cp949')) return 'cp949'
  return /^utf-?8$/i.test(label) ? 'utf-8' : label.toLowerCase()
}

/** A name of CP949 that iconv-lite lacks. */
function isUhc(label: string): boolean {
  return label.toLowerCase() === 'uhc'
}

/**
 * Whether at most one of a hundred letters beyond ASCII is unknown in CP949, and most of the others are Hangul, most of it
 * of two bytes beyond ASCII: Latin-1 has single ones before ASCII letters, which CP949 reads as rare syllables.
 */
function looksKorean(bytes: Uint8Array): boolean {
  const foreign = iconv.decode(bytes, 'cp949').match(/[^\0-\x7f]/g) ?? []
  const broken = foreign.filter(letter => letter === '\ufffd').length
  const hangul = foreign.filter(letter => letter >= '가' && letter <= '힣').length
  const pairs = iconv.decode(bytes, 'latin1').match(/[\x81-\xc8][\x81-\xfe]/g)?.length ?? 0
  return broken * 100 <= foreign.length && hangul * 2 > foreign.length && pairs * 2 > hangul
}
