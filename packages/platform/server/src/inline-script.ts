import { type HashSource, hashSource } from './hash-source.ts'

/** A script that documents carry. */
export interface InlineScript {
  readonly text: string
  /** The source that allows this text in a content security policy. */
  readonly source: HashSource
}

/** @throws Error when the text would end or comment out its element */
export function inlineScript(code: string): InlineScript {
  const text = code.trim()
  if (/<(!--|\/?script)/i.test(text)) throw new Error('the script of documents would leave its element')
  return { text, source: hashSource(text) }
}
