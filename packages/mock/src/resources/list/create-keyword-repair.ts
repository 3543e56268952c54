import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { editDistance } from '../../index/edit-distance.ts'
import { initialsOf, isInitials, lettersOf } from '../../index/korean-letters.ts'
import { lazily } from '../../index/lazily.ts'
import { filterItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import { wordsOf } from '../../index/search-text.ts'
import { listVocabulary, type Term, termOf, uniqueTerms } from '../search/list-vocabulary.ts'

/** Suggests a correction for a keyword without results; undefined if nothing is similar. */
export type KeywordRepair = (keyword: string) => string | undefined

interface Word extends Term {
  readonly letters: string
}

/**
 * Replaces words without results by the most similar ones that shoppers search for: same initials, or a few
 * letters off.
 */
export function createKeywordRepair(index: CatalogueIndex): KeywordRepair {
  const words = lazily(() => listWords(index))
  const finds = (keyword: string) => filterItems(index, index.whole, { ...noFilter, keyword }).total > 0

  const repairWords = (keyword: string) => {
    const repaired = wordsOf(keyword).map(word => (finds(word) ? word : nearest(words(), word)))
    const whole = repaired.join(' ')
    return !repaired.includes(undefined) && finds(whole) ? whole : undefined
  }

  return keyword => {
    if (finds(keyword)) return undefined
    // ㅁㅅ ㅇㅇㅍ is one name, whether or not it is typed with its space.
    const initials = keyword.replaceAll(' ', '')
    const named = isInitials(initials) ? nearest(words(), initials) : undefined
    if (named !== undefined && finds(named)) return named
    // WH 1000 XM5 is one name, too, although each of its words is found.
    return repairWords(keyword) ?? repairWords(keyword.replace(/(?<=[a-z\d]) (?=[a-z\d])/gi, ''))
  }
}

/** Full names first, then their words. */
function listWords(index: CatalogueIndex): readonly Word[] {
  const terms = listVocabulary(index).map(({ suggestion }) => suggestion.keyword)
  const words = terms.flatMap(term => term.split(/[\s()[\],·/]+/)).filter(word => word.length > 1)
  return uniqueTerms([...terms, ...words].map(keyword => termOf({ keyword }))).map(term => ({
    ...term,
    letters: lettersOf(term.text),
  }))
}

function nearest(words: readonly Word[], word: string): string | undefined {
  const letters = lettersOf(word)
  if (isInitials(word)) return words.find(({ text }) => initialsOf(text) === letters)?.suggestion.keyword
  let near: Word | undefined
  let limit = letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2
  for (const other of words) {
    const distance = editDistance(letters, other.letters, limit)
    if (distance > limit) continue
    near = other
    limit = distance - 1
  }
  return near?.suggestion.keyword
}
