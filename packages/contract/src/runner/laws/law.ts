import type fc from 'fast-check'
import { type Check, caseCheck, type DescribedCheck, lawCheck } from '../check.ts'
import type { ReviewKind } from '../known/known.ts'
import type { Context } from '../prepare-run.ts'

/** Data that was discovered at the hosts, or a member whose token is known. */
type Need =
  | 'categories'
  | 'facets'
  | 'items'
  | 'two-items'
  | 'keywords'
  | 'minishops'
  | `${ReviewKind}s`
  | 'member'
  | 'other'

const isMet: Readonly<Record<Need, (context: Context) => boolean>> = {
  categories: ({ known }) => known.categories.length > 0,
  facets: ({ known }) => known.categories.some(({ facets }) => facets.length > 0),
  items: ({ known }) => known.itemIds.length > 0,
  'two-items': ({ known }) => known.itemIds.length > 1,
  keywords: ({ known }) => (known.pools.keyword ?? []).length > 0,
  minishops: ({ known }) => (known.pools.ManagerId ?? []).length > 0,
  Reviews: ({ known }) => known.reviews.some(({ kind }) => kind === 'Review'),
  MarketReviews: ({ known }) => known.reviews.some(({ kind }) => kind === 'MarketReview'),
  member: ({ callers }) => callers.has('member'),
  other: ({ callers }) => callers.has('other'),
}

interface Described extends DescribedCheck {
  readonly writes?: boolean
  /** The law is only tested where all of these are known. */
  readonly needs?: readonly Need[]
}

export interface PropertyLaw<T> extends Described {
  /** Share of the runs that it gets; a sequence of requests costs more than a single one. */
  readonly share?: number
  value(context: Context): fc.Arbitrary<T>
  /** @throws Violation */
  holds(context: Context, value: T): Promise<void>
}

interface CaseLaw<T> extends Described {
  cases(context: Context): Iterable<T>
  /** @throws Violation */
  holds(context: Context, value: T): Promise<void>
}

/** A relation between several answers of the hosts, as checks of one run. */
export type Law = (context: Context) => readonly Check[]

/** A relation that must hold for random values. */
export function propertyLaw<T>({ needs = [], value, holds, ...about }: PropertyLaw<T>): Law {
  return context =>
    needs.every(need => isMet[need](context))
      ? [lawCheck({ ...about, value: value(context), holds: each => holds(context, each) })]
      : []
}

/** A relation that must hold for each of some cases. */
export function caseLaw<T>({ needs = [], cases, holds, ...about }: CaseLaw<T>): Law {
  return context =>
    needs.every(need => isMet[need](context))
      ? [caseCheck({ ...about, cases: () => cases(context), holds: each => holds(context, each) })]
      : []
}
