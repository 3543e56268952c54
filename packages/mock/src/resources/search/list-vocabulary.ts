import type { Suggestion } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { filterItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import { searchable } from '../../index/search-text.ts'

/** Items per category; indexing all names of a large catalogue would delay the first suggestion. */
const itemsOfLeaf = 20

/** A name that shoppers search for, and its searchable text. */
export interface Term {
  readonly suggestion: Suggestion
  readonly text: string
}

/** The mall, the variant and a part that is not there in a name: shoppers do not type them, and 그래픽 is a card. */
const besideName = /\[[^\]]*\]|\([^)]*\)|내장그래픽/g

/** Names of categories, then makers, then the most popular items, without duplicates. */
export function listVocabulary(index: CatalogueIndex): readonly Term[] {
  return uniqueTerms([...categoriesOf(index), ...makersOf(index), ...itemsOf(index)])
}

/** Removes suggestions with the same searchable text. */
export function uniqueTerms(suggestions: readonly Suggestion[]): readonly Term[] {
  const byText = new Map<string, Term>()
  for (const suggestion of suggestions) {
    const text = searchable(suggestion.keyword)
    if (text !== '' && !byText.has(text)) byText.set(text, { suggestion, text })
  }
  return [...byText.values()]
}

function categoriesOf({ categories }: CatalogueIndex): readonly Suggestion[] {
  return [...categories.values()].map(({ node }) => ({ keyword: node.name, cate_id: node.cateId }))
}

function makersOf({ catalogue }: CatalogueIndex): readonly Suggestion[] {
  return catalogue.makers.map(keyword => ({ keyword }))
}

function itemsOf(index: CatalogueIndex): readonly Suggestion[] {
  return [...index.categories.values()]
    .filter(({ leaf }) => leaf !== undefined)
    .flatMap(run => [...filterItems(index, run, noFilter).inOrder('rank').slice(0, itemsOfLeaf)])
    .sort((a, b) => at(index.columns.popularity, b) - at(index.columns.popularity, a))
    .map(ref => {
      const { leaf, row } = index.place(ref)
      return { keyword: leaf.items.text(row).name.replace(besideName, '').trim() }
    })
}
