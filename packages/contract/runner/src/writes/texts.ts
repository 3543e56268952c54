import type { Documents } from '@jeoul/contract-documents'
import fc from 'fast-check'
import { arbitraryOf } from '../requests/arbitrary-of.ts'

/**
 * Texts that a schema allows.
 * @param reference such as 'wish.yaml#/components/schemas/GroupName'
 */
export function textsOf(documents: Documents, reference: string): fc.Arbitrary<string> {
  return arbitraryOf(documents, {}, { $ref: reference }).map(String)
}

/** Normalizes line breaks: forms send them as CRLF. */
export function sameLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** Names that stand for files. */
export const fileNames = (most: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: most })
