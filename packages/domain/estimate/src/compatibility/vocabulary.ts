import type { Piece } from './build.ts'
import { type Figure, figure, type Labels, labelled, readWord, readWords, verdict } from './figure.ts'
import type { Verdict } from './rule.ts'

/** The names that rules can tell apart in one kind of figure, such as sockets. */
export interface Vocabulary {
  /** Reads the names in texts. A word outside the vocabulary stays as it is. */
  readonly read: (texts: readonly string[]) => readonly string[]
  readonly has: (name: string) => boolean
}

interface Spellings {
  /** Other spellings of a name, without spaces and hyphens, in capitals. */
  readonly also?: Readonly<Record<string, string>>
  /** Takes off what makers write around a name, such as a version. */
  readonly bare?: (word: string) => string
}

/** Separators of a list in one text: `LGA1700/1851`. */
const separators = /[/,·;|]/

/** Creates a vocabulary. Capitals, spaces and hyphens never make another name, and one text may list several (assumed). */
export function createVocabulary(
  names: readonly string[],
  { also = {}, bare = word => word }: Spellings = {},
): Vocabulary {
  const known = new Map<string, string>([
    ...names.map(name => [spelling(name), name] as const),
    ...Object.entries(also),
  ])
  const nameOf = (text: string) => known.get(spelling(text)) ?? known.get(bare(spelling(text)))
  const namesIn = (text: string): readonly string[] => {
    const name = nameOf(text)
    if (name !== undefined) return [name]
    const words = text.split(separators).map(word => word.trim())
    return words.filter(word => word !== '').map(word => nameOf(word) ?? word)
  }
  const listed: ReadonlySet<string> = new Set(known.values())
  return { read: texts => [...new Set(texts.flatMap(namesIn))], has: name => listed.has(name) }
}

function spelling(text: string): string {
  return text
    .replace(/[µμ]/g, 'micro')
    .toUpperCase()
    .replace(/[\s_®™-]/g, '')
}

/** Creates the figure of names in a word or a list of words. */
export function namesIn(
  piece: Piece,
  labels: Labels,
  value: unknown,
  { read }: Vocabulary,
): Figure<readonly string[]> {
  const word = readWord(value)
  const names = read(word === null ? (readWords(value) ?? []) : [word])
  return figure(piece, labels, names.length > 0 ? names : null, shown => shown.join('·'))
}

/** A name that both figures state. */
export function sharedName(
  { value: names }: Figure<readonly string[]>,
  { value: others }: Figure<readonly string[]>,
): string | undefined {
  return names?.find(name => others?.includes(name))
}

/**
 * Compares names that do not all fit: 문제 if they differ for certain, 확인불가 if one is outside the vocabulary or only
 * some are shared (assumed).
 */
export function differing(
  one: Figure<readonly string[]>,
  other: Figure<readonly string[]>,
  { has }: Vocabulary,
): Verdict {
  const isCertain = sharedName(one, other) === undefined
  return isCertain && [...(one.value ?? []), ...(other.value ?? [])].every(has)
    ? verdict('problem', `${labelled(one)} ≠ ${labelled(other)}`, [one, other])
    : verdict('unknown', `${labelled(one)}, ${labelled(other)}: 서로 맞는지 알 수 없어요`, [one, other])
}
