import type { SpecFacet } from '@jeoul/api/types'
import {
  chooseSpecRange,
  readSpecChoice,
  readTrait,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
} from '@jeoul/filter-spec'
import { createEvent, sample } from 'effector'
import { type ListQuery, pageSizes, sortsOf } from './list-query.ts'
import { $facetCateId, $query } from './model.ts'

interface ChangedField {
  readonly name: string
  readonly value: string
  /** Whether a box is ticked now. */
  readonly checked: boolean
}

/**
 * A field of the list's form changed. Boxes are named `maker`, `mall`, `trait`, `spec` and `type`, selects `sort` and
 * `size`; other fields have no effect.
 */
export const fieldChanged = createEvent<ChangedField>()
interface ChosenRange {
  readonly facet: SpecFacet
  /** Amounts in the smallest unit of their kind; null for an open end. */
  readonly from: number | null
  readonly to: number | null
}

/** A range of a facet's amounts was chosen, such as 165Hz or more. */
export const rangeChosen = createEvent<ChosenRange>()
/** Several choices were made at once, such as both ends of a price range; all others stay. */
export const choicesMade = createEvent<Partial<ListQuery>>()

const fieldChose = sample({
  clock: fieldChanged,
  source: { query: $query, facetCateId: $facetCateId },
  fn: ({ query, facetCateId }, field) => choiceOf(field, query, facetCateId),
}).filterMap(choice => choice ?? undefined)

const rangeChose = sample({
  clock: rangeChosen,
  source: { query: $query, facetCateId: $facetCateId },
  fn: ({ query, facetCateId }, { facet, from, to }) => ({
    ...chooseSpecRange(query, facet, from, to),
    search: searchOfFacets(query, facetCateId),
  }),
})

/** The choices to show next. The page writes them to the address; opening that address then updates `$query`. */
export const queryChosen = sample({
  clock: [choicesMade, fieldChose, rangeChose],
  source: $query,
  fn: (query, choices): ListQuery => ({ ...query, ...choices, page: 1 }),
})

/** The choices after a field of the form changed; null if the list does not offer the field or its value. */
function choiceOf(
  { name, value, checked }: ChangedField,
  query: ListQuery,
  facetCateId: string,
): Partial<ListQuery> | null {
  switch (name) {
    case 'maker':
      return toggleMaker(query, value)
    case 'mall':
      return toggleMall(query, value)
    case 'trait': {
      const trait = readTrait(value)
      return trait ? toggleTrait(query, trait) : null
    }
    case 'spec': {
      const spec = readSpecChoice(value)
      const search = searchOfFacets(query, facetCateId)
      return spec && { ...toggleSpec(query, spec.facet, spec.value), search }
    }
    case 'type':
      // "The route type cash becomes card if the card-price checkbox is checked" (specification, section 4)
      return { type: checked ? 'card' : 'cash' }
    case 'sort': {
      const sort = sortsOf(query.search).find(({ key }) => key === value)?.key
      return sort ? { sort } : null
    }
    case 'size': {
      const size = pageSizes.find(offered => String(offered) === value)
      return size ? { size } : null
    }
    default:
      return null
  }
}

/** Facets belong to a category, so choosing one narrows a search to that category. */
function searchOfFacets({ search }: ListQuery, facetCateId: string): ListQuery['search'] {
  return search && { ...search, cateId: facetCateId || search.cateId }
}
