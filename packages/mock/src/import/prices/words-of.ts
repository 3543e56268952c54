/** The words and numbers of a text in lower case, without the signs between them. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []
}
