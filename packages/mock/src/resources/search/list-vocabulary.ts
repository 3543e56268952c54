import type { Suggestion } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { searchable } from '../../index/search-text.ts'

/** Items per category; indexing all names of a large catalogue would delay the first suggestion. */
const itemsOfLeaf = 20

/** A name that shoppers search for, and its searchable text. */
export interface Term {
  readonly suggestion: Suggestion
  readonly text: string
  /** The category of an item, which its name may lack: a 지포스 RTX 5070 is a 그래픽카드. */
  readonly category: string
}

export function termOf(suggestion: Suggestion, category = ''): Term {
  return { suggestion, text: searchable(suggestion.keyword), category: searchable(category) }
}

/** The mall, the variant and a part that is not there in a name: shoppers do not type them, and 그래픽 is a card. */
const besideName = /\[[^\]]*\]|\([^)]*\)|내장그래픽/g

/** Names of categories, then makers, then the most popular items, without duplicates. */
export function listVocabulary(index: CatalogueIndex): readonly Term[] {
  return uniqueTerms([...categoriesOf(index), ...makersOf(index), ...itemsOf(index)])
}

/** Removes terms with the same searchable text. */
export function uniqueTerms(terms: readonly Term[]): readonly Term[] {
  const byText = new Map<string, Term>()
  for (const term of terms) {
    if (term.text !== '' && !byText.has(term.text)) byText.set(term.text, term)
  }
  return [...byText.values()]
}

function categoriesOf({ categories }: CatalogueIndex): readonly Term[] {
  return [...categories.values()].map(({ node }) => termOf({ keyword: node.name, cate_id: node.cateId }))
}

function makersOf({ catalogue }: CatalogueIndex): readonly Term[] {
  return catalogue.makers.map(keyword => termOf({ keyword }))
}

function itemsOf(index: CatalogueIndex): readonly Term[] {
  return [...index.categories.values()]
    .filter(({ leaf }) => leaf !== undefined)
    .flatMap(run => [...index.order(run, 'rank', 'cash').subarray(0, itemsOfLeaf)])
    .sort((a, b) => at(index.columns.popularity, b) - at(index.columns.popularity, a))
    .map(ref => itemTerm(index, ref))
}

/** The name of an item as shoppers search for it. */
export function itemTerm(index: CatalogueIndex, ref: number): Term {
  const { leaf, row } = index.place(ref)
  const keyword = leaf.items.text(row).name.replace(besideName, '').trim()
  return termOf({ keyword }, index.categories.get(leaf.cateId)?.node.name)
}
