import type { Suggestion } from '@jeoul/api/types'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { initialsOf, isInitials, lettersOf, withPlainEnd } from '../../index/korean-letters.ts'
import { filterItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import { wordsOf } from '../../index/search-text.ts'
import { itemTerm, listVocabulary, type Term, uniqueTerms } from './list-vocabulary.ts'

interface Candidate extends Term {
  readonly letters: string
  readonly initials: string
  /** The letters of its category and its name. */
  readonly inCategory: string
}

/** How candidates are compared, and with what. */
interface Look {
  readonly at: (candidate: Candidate) => string
  readonly words: readonly string[]
}

/**
 * Suggests names that contain every typed word: prefixes first, then categories before makers before items.
 * Consonants count as initials, and the last syllable may be incomplete. Where no name has all words, those of the
 * category count as well: ASUS 그래픽카드; then the words themselves, if a search finds them in specifications (무선 마우스), with names of what it finds.
 */
export function createSuggestions(
  index: CatalogueIndex,
): (keyword: string, limit: number) => readonly Suggestion[] {
  const candidates = listVocabulary(index).map(
    (term): Candidate => ({
      ...term,
      letters: lettersOf(term.text),
      initials: initialsOf(term.text),
      inCategory: lettersOf(term.category + term.text),
    }),
  )
  return (keyword, limit) => {
    const words = wordsOf(keyword)
    if (words.length === 0) return []
    for (const { at, words: wanted } of looksFor(words)) {
      const start = wanted.join('')
      const holding = candidates.filter(candidate => wanted.every(word => at(candidate).includes(word)))
      const begins = (candidate: Candidate) => at(candidate).startsWith(start)
      const found = [...holding.filter(begins), ...holding.filter(candidate => !begins(candidate))]
      if (found.length > 0) return found.slice(0, limit).map(({ suggestion }) => suggestion)
    }
    const items = filterItems(index, index.whole, { ...noFilter, keyword })
      .inOrder('rank')
      .slice(0, limit)
    if (items.length === 0) return []
    // Their names may lack the typed words, which are therefore a suggestion of their own.
    const names = uniqueTerms([...items].map(ref => itemTerm(index, ref))).map(({ suggestion }) => suggestion)
    return [{ keyword: keyword.trim() }, ...names].slice(0, limit)
  }
}

/** Interpretations of the typed words, the likeliest first. */
function looksFor(words: readonly string[]): readonly Look[] {
  if (words.every(isInitials)) return [{ at: ({ initials }) => initials, words: words.map(lettersOf) }]
  const letters = words.map(lettersOf)
  const places = [({ letters }: Candidate) => letters, ({ inCategory }: Candidate) => inCategory]
  return places.flatMap(at => [letters, letters.map(withPlainEnd)].map(wanted => ({ at, words: wanted })))
}
