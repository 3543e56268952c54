import { inUsualWords, splitCompounds } from './split-keyword.ts'

/** Kinds of products that few names contain, with the kind that most of these products are named by. */
const usualKinds: Readonly<Record<string, string>> = { 신발: '운동화' }

/**
 * Replaces the kind of product at the end of a keyword by a more usual one: 나이키 운동화 for 나이키 신발 (assumed).
 *
 * @returns null if there is no more usual kind
 */
export function usualKind(keyword: string): string | null {
  const words = inUsualWords(splitCompounds(keyword)).split(' ')
  const usual = usualKinds[words.at(-1) ?? '']
  return usual === undefined ? null : [...words.slice(0, -1), usual].join(' ')
}
