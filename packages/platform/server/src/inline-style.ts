import { type HashSource, hashSource } from './hash-source.ts'

/** The styles of a page, as its document carries them. */
export interface InlineStyle {
  readonly text: string
  /** Addresses of the files whose styles these are: the browser need not load them. */
  readonly files: readonly string[]
  /** What a content security policy names to allow this text. */
  readonly source: HashSource
}

/**
 * Joins style sheets into one text for the document, so that no request stands before the first paint.
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
