import fc from 'fast-check'
import type { Values } from '../exchanges/planned-request.ts'
import type { Known, KnownCategory } from '../known/known.ts'

/** Chosen values by facet. */
export type Choice = Readonly<Record<string, readonly string[]>>

/** A category with chosen values for some of its facets. */
export interface ListQuestion {
  readonly category: KnownCategory
  readonly choice: Choice
}

/** Any of the known categories, filtered by at most two facets. */
export function listQuestions({ categories }: Known): fc.Arbitrary<ListQuestion> {
  return fc
    .constantFrom(...categories)
    .chain(category => choicesOf(category).map(choice => ({ category, choice })))
}

function choicesOf({ facets }: KnownCategory): fc.Arbitrary<Choice> {
  if (facets.length === 0) return fc.constant({})
  const facetChoice = fc.constantFrom(...facets).chain(({ key, values }) =>
    fc
      .subarray(
        values.map(value => value.key),
        { minLength: 1, maxLength: Math.min(values.length, 3) },
      )
      .map(keys => [key, keys] as const),
  )
  return fc.array(facetChoice, { maxLength: 2 }).map(pairs => Object.fromEntries(pairs))
}

/** The parameters of a list query; filters without a choice are left out. */
export function listValues({ cateId }: KnownCategory, choice: Choice, more: Values = {}): Values {
  const spec = Object.keys(choice).length === 0 ? {} : { spec: choice }
  return { cate_id: cateId, ...spec, ...more }
}
