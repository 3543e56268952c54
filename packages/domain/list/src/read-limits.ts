import type { ItemsParams, ItemsQuery, ShopCategoryParams } from '@jeoul/api'
import type { CategoryCount, ItemListResponse, SpecFacet, SpecResponse } from '@jeoul/api/types'
import { facetOfLimit, valueNearest, valuesOfLimit } from '@jeoul/filter-spec'
import { siteManagerId } from '@jeoul/page'
import {
  type AmountLimit,
  type Prices,
  readAmountLimits,
  readBudget,
  withoutFreeDelivery,
} from '@jeoul/search/keyword-readings'
import type { AmountChoice, Limits, Reading } from './reading.ts'

export interface LimitedReading {
  /** The keyword without limits, as its results are found. */
  readonly keyword: string
  readonly isTypedEmpty: boolean
  readonly limits: Limits
  /** The results within the limits, if they are known already. */
  readonly body: ItemListResponse | null
}

const freeTrait: NonNullable<ItemsQuery['trait']> = ['free']

/** How the search of a keyword with limits calls the host. */
interface LimitedSearch extends ItemsParams {
  /** Searches for a keyword in the whole catalogue, within prices and by delivery only. */
  readonly find: (
    keyword: string,
    limits: Prices & Pick<ItemsQuery, 'trait'>,
  ) => Promise<{ readonly body: ItemListResponse; readonly reading: Reading | null }>
  readonly getSpecs: (params: ShopCategoryParams) => Promise<SpecResponse>
}

/**
 * Takes prices, amounts and free delivery in a keyword for limits of a filter, if the rest of the keyword has
 * results: of these, or of the category that an amount alone leads to. Source: assumed.
 *
 * @param readAmounts reads the amounts
 * @returns null for a keyword without limits, or one whose other words find nothing
 */
export async function readLimits(
  typed: string,
  search: LimitedSearch,
  readAmounts = readAmountLimits,
): Promise<LimitedReading | null> {
  const { find } = search
  const unfreed = withoutFreeDelivery(typed)
  const budget = readBudget(unfreed ?? typed)
  const limited = readAmounts(budget?.keyword ?? unfreed ?? typed)
  if (!budget && !limited && unfreed === null) return null
  const typedWords = limited ? limited.keyword : (budget?.keyword ?? unfreed ?? '')
  const keyword = typedWords || (limited?.limits[0]?.amount ?? '')
  const within = { ...budget?.prices, ...(unfreed !== null && { trait: freeTrait }) }
  const priced = budget || unfreed !== null ? await find(keyword, within) : null
  const isFound = priced !== null && hasItems(priced.body)
  const { body, reading } = isFound ? priced : await find(keyword, {})
  if (!reading || !hasItems(body)) return null
  const isFree = unfreed !== null && knowsFreeDelivery(body, search.query)
  if (!budget && !limited && !isFree) return null
  const amounts = limited ? await chooseAmounts(search, body, limited.limits) : null
  if (limited && !amounts) return null
  const words = typedWords || (amounts?.name ?? '')
  return {
    keyword: typedWords === '' ? words : reading.keyword,
    isTypedEmpty: reading.isTypedEmpty,
    limits: { keyword: words, isFree, ...(budget && { prices: budget.prices }), ...(amounts && { amounts }) },
    body: isFound && !limited ? body : null,
  }
}

/** Whether the host can filter by free delivery to the region of a request. */
function knowsFreeDelivery({ result }: ItemListResponse, { region }: ItemsQuery): boolean {
  return result.trait_counts?.free !== undefined && result.region === region
}

function hasItems({ result }: ItemListResponse): boolean {
  return (result?.total ?? 0) > 0
}

/** How many categories are asked for their facets. */
const maxCategories = 3

/**
 * Finds the first category, of those that the shopper chose, with products within all limits, else the first with amounts of
 * these units; null if there is neither.
 */
async function chooseAmounts(
  { getSpecs, query, signal }: LimitedSearch,
  { result }: ItemListResponse,
  limits: readonly AmountLimit[],
): Promise<(AmountChoice & Pick<CategoryCount, 'name'>) | null> {
  const { cate_id: chosen = '', idx_b_manager: managerId = siteManagerId } = query
  // The id of a category begins with those above it.
  const found = result.category_counts?.filter(({ cate_id }) => cate_id.startsWith(chosen)) ?? []
  let nearest: (AmountChoice & Pick<CategoryCount, 'name'>) | null = null
  for (const { cate_id: cateId, name } of found.slice(0, maxCategories)) {
    const { result } = await getSpecs({ cateId, managerId, signal })
    const amounts = amountsOf(result ?? [], limits)
    if (!amounts) continue
    const choice = { ...amounts, label: `‘${name}’의 ${amounts.label}`, cateId, name }
    if (amounts.missed === '') return choice
    nearest ??= choice
  }
  return nearest
}

function amountsOf(
  facets: readonly SpecFacet[],
  limits: readonly AmountLimit[],
): Pick<AmountChoice, 'spec' | 'label' | 'missed'> | null {
  const chosen = limits.flatMap(limit => choiceOf(facets, limit) ?? [])
  if (chosen.length < limits.length) return null
  // 27인치 이상 32인치 이하 are two limits on one facet.
  const withinAll = chosen.map(({ key, values }) => {
    const others = chosen.filter(other => other.key === key)
    return [
      key,
      values.filter(value => others.every(other => other.values.includes(value))).toSorted(),
    ] as const
  })
  if (withinAll.some(([, values]) => values.length === 0)) return null
  return {
    spec: Object.fromEntries(withinAll),
    label: chosen.map(({ label }) => label).join(', '),
    missed: chosen.flatMap(({ missed }) => missed ?? []).join(', '),
  }
}

/** The values within a limit or, where no value is, the one nearest to it. */
function choiceOf(facets: readonly SpecFacet[], { unit, from, to, amount }: AmountLimit) {
  const facet = facetOfLimit(facets, unit, from, to)
  if (!facet) return null
  const { key, name } = facet
  const direction = from === null ? ' 이하' : to === null ? ' 이상' : ''
  const label = `${name} ${amount}${direction}`
  const values = valuesOfLimit(facet, from, to)
  if (values.length > 0) return { key, values, label }
  const nearest = facet.values.find(value => value.key === valueNearest(facet, from, to))
  return nearest ? { key, values: [nearest.key], label: `${name} ${nearest.name}`, missed: label } : null
}
