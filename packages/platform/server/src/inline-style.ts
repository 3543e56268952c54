import { type HashSource, hashSource } from './hash-source.ts'

/** The inline styles of a page. */
export interface InlineStyle {
  readonly text: string
  /** Addresses of the inlined files, which the browser need not load. */
  readonly files: readonly string[]
  /** The source that allows this text in a content security policy. */
  readonly source: HashSource
}

/**
 * Joins style sheets into one text for the document, so that no request delays the first paint.
 *
 * @param sheets address and text of each, in the order of the cascade
 * @throws Error when a sheet would end its element
 */
export function inlineStyle(sheets: readonly (readonly [address: string, text: string])[]): InlineStyle {
  const broken = sheets.find(([, text]) => /<\/style/i.test(text))
  if (broken) throw new Error(`${broken[0]} holds "</style"`)
  const text = sheets.map(([, sheet]) => sheet.trim()).join('\n')
  return { text, files: sheets.map(([address]) => address), source: hashSource(text) }
}
