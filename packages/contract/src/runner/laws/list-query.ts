import type { ListItem, PriceType } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange, Values } from '../exchanges/exchange.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { Known, KnownCategory } from '../known/known.ts'
import { type Law, type PropertyLaw, propertyLaw } from './law.ts'

/** Chosen values by facet. */
export type Choice = Readonly<Record<string, readonly string[]>>

/** A category with chosen values for some of its facets. */
export interface ListQuery {
  readonly category: KnownCategory
  readonly choice: Choice
}

/** Any of the known categories, filtered by at most two facets. */
export function listQueries({ categories }: Known): fc.Arbitrary<ListQuery> {
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

/** Requests a list of the category with the chosen facets. */
export function askList(ask: Ask, category: KnownCategory, choice: Choice = {}, more: Values = {}) {
  return ask.ok('getItems', { values: listValues(category, choice, more) })
}

export type ListAnswer = Awaited<ReturnType<typeof askList>>

/** A law of categories' lists; unless it says otherwise, it only calls `getItems`. */
export function listLaw<T>(law: Omit<PropertyLaw<T>, 'operations' | 'needs'> & Partial<PropertyLaw<T>>): Law {
  return propertyLaw({ operations: ['getItems'], needs: ['categories'], ...law })
}

/** The most items that a list returns. Longer lists are compared by their totals only. */
export const maxItems = 200

export function idsOf(items: readonly Pick<ListItem, 'item_id'>[]): readonly string[] {
  return items.map(({ item_id }) => item_id)
}

/** The price that lists are sorted and filtered by: the total of `lowest` if the answer has it. */
export function listedPrice({ lowest, ...item }: ListItem, type: PriceType): number | null {
  if (!lowest) return item[type]
  return (type === 'card' ? (lowest.card ?? lowest.any) : lowest.any).total
}

/** The whole site, or one of the known minishops, as a query. */
export function shopValues({ pools }: Known): fc.Arbitrary<Values> {
  const shops = (pools.ManagerId ?? []).map((id): Values => ({ idx_b_manager: id }))
  return fc.constantFrom<Values[]>({}, ...shops)
}

/** A count in an answer, and the query of the list that must have as many items. */
export interface Count {
  readonly place: string
  readonly count: number
  readonly values: Values
}

/** @throws Violation unless the count picked by a number equals the length of its list; passes without counts */
export async function holdCount(
  ask: Ask,
  counts: readonly Count[],
  pick: number,
  by: Exchange,
): Promise<void> {
  const picked = counts[pick % counts.length]
  if (!picked) return
  const list = await ask.ok('getItems', { values: { ...picked.values, limit: 1 } })
  holdSame(picked.place, picked.count, list.body.result.total, by, list)
}

/** The query for a price band. */
export function bandValues({ min, max }: { readonly min: number; readonly max: number | null }): Values {
  return max === null ? { min } : { min, max }
}
