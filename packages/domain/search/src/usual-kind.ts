import { inUsualWords, splitCompounds } from './split-keyword.ts'

/** Kinds that few products are named by, and the one that most of them are. */
const usualKinds: Readonly<Record<string, string>> = { 신발: '운동화' }

/**
 * A keyword that ends with the usual one of its kinds of products: 나이키 운동화 for 나이키 신발 (assumed).
 *
 * @returns null if no other kind is more usual
 */
export function usualKind(keyword: string): string | null {
  const words = inUsualWords(splitCompounds(keyword)).split(' ')
  const usual = usualKinds[words.at(-1) ?? '']
  return usual === undefined ? null : [...words.slice(0, -1), usual].join(' ')
}
