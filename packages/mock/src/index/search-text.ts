/** Text as it is searched: composed Korean, no difference between capital and small letters. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** The words of a keyword, as `searchable` text. */
export function wordsOf(keyword: string): readonly string[] {
  return searchable(keyword).split(/\s+/).filter(Boolean)
}
