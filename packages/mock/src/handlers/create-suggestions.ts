import type { Suggestion } from '@jeoul/api/types'
import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { filterItems } from '../index/query-items.ts'
import { noFilter } from '../index/question.ts'
import { searchable, wordsOf } from '../index/search-text.ts'

/** Of every category; all names of a large catalogue would take long to make at the first letter typed. */
const itemsOfLeaf = 20

interface Candidate {
  readonly suggestion: Suggestion
  readonly text: string
}

/**
 * Suggests names that hold every word of what was typed, those that begin with it first, then categories before makers before
 * items.
 */
export function createSuggestions(
  index: CatalogueIndex,
): (keyword: string, limit: number) => readonly Suggestion[] {
  const candidates = listCandidates(index)
  return (keyword, limit) => {
    const words = wordsOf(keyword)
    if (words.length === 0) return []
    const holding = candidates.filter(({ text }) => words.every(word => text.includes(word)))
    const start = words.join(' ')
    const begins = (candidate: Candidate) => candidate.text.startsWith(start)
    return [...holding.filter(begins), ...holding.filter(candidate => !begins(candidate))]
      .slice(0, limit)
      .map(({ suggestion }) => suggestion)
  }
}

/** Every keyword once. */
function listCandidates(index: CatalogueIndex): readonly Candidate[] {
  const suggestions = [...categoriesOf(index), ...makersOf(index), ...itemsOf(index)]
  const byText = new Map<string, Candidate>()
  for (const suggestion of suggestions) {
    const text = searchable(suggestion.keyword)
    if (!byText.has(text)) byText.set(text, { suggestion, text })
  }
  return [...byText.values()]
}

function categoriesOf({ categories }: CatalogueIndex): readonly Suggestion[] {
  return [...categories.values()].map(({ node }) => ({ keyword: node.name, cate_id: node.cateId }))
}

function makersOf({ catalogue }: CatalogueIndex): readonly Suggestion[] {
  return catalogue.makers.filter(Boolean).map(keyword => ({ keyword }))
}

/** Names of the items that are asked for most. */
function itemsOf(index: CatalogueIndex): readonly Suggestion[] {
  return [...index.categories.values()]
    .filter(({ leaf }) => leaf !== undefined)
    .flatMap(run => [...filterItems(index, run, noFilter).inOrder('rank').slice(0, itemsOfLeaf)])
    .sort((a, b) => at(index.columns.popularity, b) - at(index.columns.popularity, a))
    .map(ref => {
      const { leaf, row } = index.place(ref)
      return { keyword: leaf.items.text(row).name }
    })
}
