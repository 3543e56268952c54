import type { Suggestion } from '@jeoul/api/types'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { initialsOf, isInitials, lettersOf, withPlainEnd } from '../../index/korean-letters.ts'
import { lazily, lazilyBy } from '../../index/lazily.ts'
import { filterItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import { wordsOf } from '../../index/search-text.ts'
import { itemTerm, listVocabulary, type Term, uniqueTerms } from './list-vocabulary.ts'

interface Candidate extends Term {
  readonly letters: string
  initials(): string
  /** The letters of its category and its name. */
  inCategory(): string
}

/** How candidates are compared, and with what. */
interface Look {
  readonly at: (candidate: Candidate) => string
  readonly words: readonly string[]
}

/**
 * Suggests names that contain every typed word: prefixes first, then categories before makers before items.
 * Consonants count as initials, and the last syllable may be incomplete. Where no name has all words, those of the
 * category count as well: ASUS 그래픽카드; then the words themselves, if a search finds them in specifications (무선 마우스), with names of what it finds. In a minishop, categories and items are those that it sells.
 */
export function createSuggestions(
  index: CatalogueIndex,
): (keyword: string, limit: number, shop: string | null) => readonly Suggestion[] {
  const candidates = listVocabulary(index).map(
    (term): Candidate => ({
      ...term,
      letters: lettersOf(term.text),
      initials: lazily(() => initialsOf(term.text)),
      inCategory: lazily(() => lettersOf(term.category + term.text)),
    }),
  )
  /** The categories of what a minishop sells, and those above them. */
  const categoriesOf = lazilyBy((shop: string) => {
    const leaves = [...new Set(index.soldBy(shop).map(ref => index.place(ref).leaf.cateId))]
    return candidates.filter(({ suggestion: { cate_id } }) =>
      leaves.some(leaf => cate_id !== undefined && leaf.startsWith(cate_id)),
    )
  })
  return (keyword, limit, shop) => {
    const words = wordsOf(keyword)
    if (words.length === 0) return []
    const named = namedBy(words, shop === null ? candidates : categoriesOf(shop))
    if (named.length > 0 && shop === null) return named.slice(0, limit)
    const refs = filterItems(index, index.whole, { ...noFilter, keyword, shop })
      .inOrder('rank')
      .slice(0, limit)
    const items = uniqueTerms([...refs].map(ref => itemTerm(index, ref))).map(({ suggestion }) => suggestion)
    // The names of items may lack the typed words, which are therefore a suggestion of their own.
    const typed = named.length > 0 || items.length === 0 ? [] : [{ keyword: keyword.trim() }]
    return [...named, ...typed, ...items].slice(0, limit)
  }
}

/** The candidates that hold every word, as the likeliest interpretation of the words that any of them holds. */
function namedBy(words: readonly string[], candidates: readonly Candidate[]): readonly Suggestion[] {
  for (const { at, words: wanted } of looksFor(words)) {
    const start = wanted.join('')
    const holding = candidates.filter(candidate => wanted.every(word => at(candidate).includes(word)))
    const begins = (candidate: Candidate) => at(candidate).startsWith(start)
    const found = [...holding.filter(begins), ...holding.filter(candidate => !begins(candidate))]
    if (found.length > 0) return found.map(({ suggestion }) => suggestion)
  }
  return []
}

/** Interpretations of the typed words, the likeliest first. */
function looksFor(words: readonly string[]): readonly Look[] {
  if (words.every(isInitials)) return [{ at: ({ initials }) => initials(), words: words.map(lettersOf) }]
  const letters = words.map(lettersOf)
  const places = [({ letters }: Candidate) => letters, ({ inCategory }: Candidate) => inCategory()]
  return places.flatMap(at => [letters, letters.map(withPlainEnd)].map(wanted => ({ at, words: wanted })))
}
