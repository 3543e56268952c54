import { isUtf8 } from 'node:buffer'
import { ImportError } from '../import-error.ts'
import { createCp949Decoder, type TextReader } from './cp949.ts'

/** The encoding of a text, and how it was determined. */
export interface TextEncoding {
  /** Its label, such as `utf-8`. */
  readonly name: string
  /** Whether it was guessed, and is not UTF-8. */
  readonly isGuess: boolean
  /** Another encoding that the text seems to have instead. */
  readonly likelier?: string
  create(): TextReader
}

const cp949 = { name: 'cp949', create: createCp949Decoder }
const cp949Names = /^(cp-?949|ms-?949|uhc|windows-949|euc-?kr|ksc?_?c?_?5601(-19(87|89))?|korean)$/i
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
  if (marked) return standard(marked)
  const rest = utf8Of(start)
  const isCp949 = () => !rest && looksKorean(createCp949Decoder().decode(start, { stream: true }))
  if (label === undefined) return isCp949() ? { ...cp949, isGuess: true } : standard('utf-8')
  const chosen = cp949Names.test(label) ? { ...cp949, isGuess: false } : standard(label)
  if (chosen.name === 'utf-8' && isCp949()) return { ...chosen, likelier: 'cp949' }
  const hasLetters = start.some(byte => byte >= 0x80)
  return rest && hasLetters && chosen.name !== 'utf-8' ? { ...chosen, likelier: 'utf-8' } : chosen
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

/** Whether `chooseEncoding` knows a label. */
export function isEncoding(label: string): boolean {
  if (cp949Names.test(label)) return true
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function standard(label: string): TextEncoding {
  if (!isEncoding(label))
    throw new ImportError(`unknown encoding '${label}'; common ones are utf-8, cp949 and utf-16le`)
  const { encoding } = new TextDecoder(label)
  return { name: encoding, isGuess: false, create: () => new TextDecoder(encoding) }
}

/** Whether bytes are UTF-8 that may be cut off inside its last character. */
function utf8Of(bytes: Uint8Array): boolean {
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
