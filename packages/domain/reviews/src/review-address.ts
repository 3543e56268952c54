import type { ReviewKind } from '@jeoul/api'
import { reviewSortValues } from '@jeoul/api/enums'
import type { ReviewSort } from '@jeoul/api/types'
import { reviewKinds, reviewRules } from './review-kinds.ts'

/** The shown reviews of an item. */
export interface ReviewChoice {
  readonly kind: ReviewKind
  /** From 1. */
  readonly page: number
  readonly sort: ReviewSort
  /** Only reviews with this grade, 1 to 5; null for all. */
  readonly marks: number | null
  /** Only reviews with a photo (assumed). */
  readonly withPhotos: boolean
}

export interface SortWords {
  readonly sort: ReviewSort
  readonly label: string
}

const sortLabels: Readonly<Record<ReviewSort, string>> = {
  rank: '추천순',
  new: '최신순',
  marks: '별점 높은순',
  low: '별점 낮은순',
}

/** The sort orders of the contract, with their labels. */
export const reviewSorts = reviewSortValues.map((sort): SortWords => ({ sort, label: sortLabels[sort] }))

/** The names of the parameters, which differ because the product's address has parameters of its own. */
interface ParamNames {
  readonly kind: string
  /** Null if the address has no page and always shows the first. */
  readonly page: string | null
  readonly sort: string
  readonly marks: string
  readonly photos: string
}

/** Reads and writes a choice in the query of an address. */
export interface ReviewAddress {
  /**
   * Reads a choice; malformed parameters count as missing.
   *
   * @param search the query with its '?'
   */
  readonly read: (search: string) => ReviewChoice
  /**
   * Writes a choice without defaults; other parameters of the query stay.
   *
   * @returns '' or a query with its '?'
   */
  readonly write: (search: string, choice: ReviewChoice) => string
}

const pagePattern = /^[1-9][0-9]{0,4}$/
const marksPattern = /^[1-5]$/

/** The choice of an address without parameters: "page 1 … default sort rank (shopping reviews: marks)". */
export function firstReviews(kind: ReviewKind): ReviewChoice {
  return { kind, page: 1, sort: reviewRules[kind].defaultSort, marks: null, withPhotos: false }
}

function createAddress(names: ParamNames): ReviewAddress {
  return {
    read(search) {
      const params = new URLSearchParams(search)
      const named = (name: string | null) => (name && params.get(name)) ?? ''
      const first = firstReviews(reviewKinds.find(kind => kind === named(names.kind)) ?? 'product')
      const [page, marks] = [named(names.page), named(names.marks)]
      return {
        kind: first.kind,
        page: pagePattern.test(page) ? Number(page) : first.page,
        sort: reviewSorts.find(({ sort }) => sort === named(names.sort))?.sort ?? first.sort,
        marks: marksPattern.test(marks) ? Number(marks) : first.marks,
        withPhotos: named(names.photos) === '1',
      }
    },
    write(search, choice) {
      const params = new URLSearchParams(search)
      const first = firstReviews(choice.kind)
      const put = (name: string, value: string | number | null, isDefault: boolean) =>
        isDefault ? params.delete(name) : params.set(name, `${value}`)
      put(names.kind, choice.kind, choice.kind === 'product')
      if (names.page) put(names.page, choice.page, choice.page === first.page)
      put(names.sort, choice.sort, choice.sort === first.sort)
      put(names.marks, choice.marks, choice.marks === first.marks)
      put(names.photos, 1, !choice.withPhotos)
      return params.size === 0 ? '' : `?${params}`
    },
  }
}

/** Parameters of the page of reviews: `/reviews/1?kind=market&marks=5&photos=1`. */
export const ownAddress = createAddress({
  kind: 'kind',
  page: 'page',
  sort: 'sort',
  marks: 'marks',
  photos: 'photos',
})

/** Parameters of the product's page, which shows its first reviews: `/item/1?reviews=market&review_marks=5#reviews`. */
export const productAddress = createAddress({
  kind: 'reviews',
  page: null,
  sort: 'review_sort',
  marks: 'review_marks',
  photos: 'review_photos',
})

/** Changes the order or the filters of the reviews, starting from their first page. */
export function chooseReviews(
  choice: ReviewChoice,
  change: Partial<Pick<ReviewChoice, 'sort' | 'marks' | 'withPhotos'>>,
): ReviewChoice {
  return { ...choice, ...change, page: 1 }
}
