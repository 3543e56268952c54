import { readWords } from '@jeoul/filter-spec'

/** Control and format characters, lone surrogates, the replacement character, and Korean's invisible filler. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\uFFFD\u3164]/gu
const fullWidth = /[\uFF01-\uFF5E]/g
const toHalfWidth = 0xff01 - 0x21

/**
 * Normalizes a keyword: full-width letters become half-width, invisible characters and extra spaces are removed, and it
 * is cut to 100 characters. Unlike NFKC, it preserves single Korean letters (ㄱㄹㅍ). Source: assumed; the length is the
 * contract's.
 *
 * @returns '' if nothing is left
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

/** A key that is the same for keywords that differ only in spaces or capitals. */
export function keywordKey(keyword: string): string {
  return readKeyword(keyword).replaceAll(' ', '').toLowerCase()
}
