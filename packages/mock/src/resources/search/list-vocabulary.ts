import type { Suggestion } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { filterItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import { searchable } from '../../index/search-text.ts'

/** Of every category; all names of a large catalogue would take long to make at the first letter typed. */
const itemsOfLeaf = 20

/** A name that shoppers search for, and its searchable text. */
export interface Term {
  readonly suggestion: Suggestion
  readonly text: string
}

/** Which mall's it is, and which of its variants, nobody types. */
const besideName = /\[[^\]]*\]|\([^)]*\)/g

/** Names of categories, then of makers, then of the items that are asked for most; every one once. */
export function listVocabulary(index: CatalogueIndex): readonly Term[] {
  return uniqueTerms([...categoriesOf(index), ...makersOf(index), ...itemsOf(index)])
}

/** The first of those that are searched alike. */
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
