import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { type OfferListRow, offerListOutcome, offerListRows, offersKey } from '@jeoul/offers'
import type { PaymentTerms } from '@jeoul/personal-price'
import type { ComparedProduct } from './compared-product.ts'
import { priceGaps } from './price-gaps.ts'

/** The price of a column: a label, an offer or a state of loading. */
export type ColumnPrice =
  /** The product is not for sale; the label says why. */
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'waiting' | 'failed' | 'none' }
  | {
      readonly kind: 'known'
      /** The headline's offer first, then the others by this shopper's price. */
      readonly rows: readonly [OfferListRow, ...OfferListRow[]]
      /** Whether either the cash or the card prices failed to load. */
      readonly isPartial: boolean
      /** The difference to the cheapest product in won, 0 for the cheapest; null if it cannot be compared. */
      readonly gap: number | null
      /** Whether this is the lowest known price in the comparison and anyone can pay it: 이 중 최저가. */
      readonly isLowest: boolean
    }

export type CompareColumn =
  | { readonly status: 'loading' | 'failed' | 'unknown'; readonly itemId: string }
  | {
      readonly status: 'full'
      readonly itemId: string
      readonly product: ComparedProduct
      readonly price: ColumnPrice
    }

/** Responses by item id and by offers key. An entry is missing until the host answers. */
export interface CompareAnswers {
  readonly itemIds: readonly string[]
  readonly products: Readonly<Record<string, Loaded<ComparedProduct>>>
  readonly offers: Readonly<Record<string, Loaded<readonly Market[]>>>
}

/**
 * Creates a column for each product with its "offers by true price". A product that fails to load does not affect the
 * others. Prices of different kinds of products are not compared (assumed).
 */
export function compareColumns(answers: CompareAnswers, terms: PaymentTerms): readonly CompareColumn[] {
  const columns = answers.itemIds.map(itemId => columnOf(itemId, answers, terms))
  const kinds = new Set(columns.flatMap(column => (column.status === 'full' ? column.product.cateId : [])))
  if (kinds.size > 1) return columns
  const gaps = priceGaps(columns.map(column => bestOf(column)?.price ?? null))
  return columns.map((column, place) => {
    if (column.status !== 'full' || column.price.kind !== 'known') return column
    const gap = gaps[place] ?? null
    const isLowest =
      gap === 0 &&
      bestOf(column)?.headline?.isForAnyone === true &&
      !columns.some(other => other !== column && mayCostLess(other, column))
    return { ...column, price: { ...column.price, gap, isLowest } }
  })
}

/** Whether a mall with unknown delivery may be cheaper than another product's price. */
function mayCostLess(column: CompareColumn, than: CompareColumn): boolean {
  const total = bestOf(than)?.price.total ?? 0
  return (
    column.status === 'full' &&
    column.price.kind === 'known' &&
    column.price.rows.some(({ price }) => price.isReachable && price.isOpen && price.total < total)
  )
}

/** The offer whose price represents a product in the comparison, or null. */
export function bestOf(column: CompareColumn): OfferListRow | null {
  return column.status === 'full' && column.price.kind === 'known' ? column.price.rows[0] : null
}

function columnOf(itemId: string, answers: CompareAnswers, terms: PaymentTerms): CompareColumn {
  const load = answers.products[itemId]
  if (load?.status === 'failed') {
    // The host confirms that the product does not exist.
    const isUnknown = load.failure.status === 404 || load.failure.status === 400
    return { status: isUnknown ? 'unknown' : 'failed', itemId }
  }
  if (!load?.data) return { status: 'loading', itemId }
  return { status: 'full', itemId, product: load.data, price: priceOf(load.data, answers, terms) }
}

function priceOf(
  { itemId, label }: ComparedProduct,
  { offers }: CompareAnswers,
  terms: PaymentTerms,
): ColumnPrice {
  if (label !== null) return { kind: 'label', label }
  const cash = offers[offersKey({ itemId, card: false })]
  const card = offers[offersKey({ itemId, card: true })]
  const outcome = offerListOutcome({ cash, card })
  if (outcome === 'waiting' || outcome === 'failed') return { kind: outcome }
  const known = { cash: cash?.data ?? [], card: card?.data ?? [], inTab: null }
  const rows = offerListRows(known, terms)
  const best = rows.find(({ headline }) => headline !== null)
  if (!best) return { kind: 'none' }
  const others = rows.filter(row => row !== best)
  const isPartial = card?.status === 'failed'
  return { kind: 'known', rows: [best, ...others], isPartial, gap: null, isLowest: false }
}
