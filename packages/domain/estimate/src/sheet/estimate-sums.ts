import type { PriceType } from '@jeoul/api/types'
import { type Installments, installmentsOf } from '@jeoul/estimate-pricing'
import { partPrice } from '../parts/part-price.ts'
import { type Months, monthsOffered } from './estimate-query.ts'
import type { SheetLine } from './sheet.ts'

/** What an estimate costs, without delivery. */
export interface EstimateSums {
  readonly cash: number
  readonly card: number
  /** Number of pieces of all PCs: parts and software; services are counted separately. */
  readonly goods: number
  readonly services: number
  /** Parts without a price of this type, which the total excludes. */
  readonly unpriced: Readonly<Record<PriceType, number>>
  /** Monthly payments of the card total, in won. */
  readonly installments: Readonly<Record<Months, Installments>>
}

/**
 * The totals of an estimate: each part's price times its quantity, "× each" (specification, section 3).
 *
 * @param each number of PCs
 */
export function estimateSums(lines: readonly SheetLine[], each = 1): EstimateSums {
  const card = sumOf(lines, 'card') * each
  const [twelve, twentyFour] = monthsOffered
  return {
    cash: sumOf(lines, 'cash') * each,
    card,
    goods: piecesOf(lines.filter(({ part }) => part.type !== 4)) * each,
    services: piecesOf(lines.filter(({ part }) => part.type === 4)) * each,
    unpriced: { cash: unpricedOf(lines, 'cash'), card: unpricedOf(lines, 'card') },
    installments: { [twelve]: installmentsOf(card, twelve), [twentyFour]: installmentsOf(card, twentyFour) },
  }
}

/**
 * The total to show: "a price that is not for sale shows its label, never 0원" (assumed).
 *
 * @param unknown number of parts that are not known
 * @returns won; null if no part has a known price. An empty estimate costs 0.
 */
export function totalOf(
  sums: Pick<EstimateSums, PriceType | 'unpriced'>,
  type: PriceType,
  unknown: number,
): number | null {
  return sums[type] === 0 && sums.unpriced[type] + unknown > 0 ? null : sums[type]
}

function sumOf(lines: readonly SheetLine[], type: PriceType): number {
  return lines.reduce((sum, { part, quantity }) => sum + (partPrice(part, type) ?? 0) * quantity, 0)
}

function piecesOf(lines: readonly SheetLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0)
}

function unpricedOf(lines: readonly SheetLine[], type: PriceType): number {
  return lines.filter(({ part }) => partPrice(part, type) === null).length
}
