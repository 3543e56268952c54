import { readWords } from '@jeoul/filter-spec'

/** Control and format characters, halves of characters, what could not be decoded, and Korean's invisible filler. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\uFFFD\u3164]/gu
const fullWidth = /[\uFF01-\uFF5E]/g
const toHalfWidth = 0xff01 - 0x21

/**
 * A keyword as it is searched for: full-width letters made half-width, without invisible characters and needless
 * space, at most 100 characters. Korean letters that stand alone (ㄱㄹㅍ) stay what they are, which NFKC would not
 * leave them. Source: assumed; the length is the contract's.
 *
 * @returns '' where nothing is left
 */
export function readKeyword(typed: string): string {
  return readWords(plain(typed))
}

/** Whether {@link readKeyword} would cut the keyword. */
export function isKeywordTooLong(typed: string): boolean {
  const words = plain(typed).trim().replace(/\s+/g, ' ')
  return readWords(words).length < words.normalize('NFC').length
}

function plain(typed: string): string {
  return typed
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(fullWidth, letter => String.fromCharCode(letter.charCodeAt(0) - toHalfWidth))
}

/** A key shared by keywords that are searched alike: without spaces, in lower case. */
export function keywordKey(keyword: string): string {
  return readKeyword(keyword).replaceAll(' ', '').toLowerCase()
}
