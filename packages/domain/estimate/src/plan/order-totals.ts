import { deliveryCost, type Region } from '@jeoul/personal-price'
import { discountKinds, maxDiscount, type OrderLine } from './order-line.ts'

/** A line that an order may contain. */
interface SelectableLine {
  /** The bit that selects it. */
  readonly bit: number
  readonly line: OrderLine
}

/** The cost of an order of the selected lines. */
export interface OrderTotal {
  /** In won, as by `priceOrder`. */
  readonly total: number
  readonly unknownDeliveries: number
  /** Whether more pieces of a line might cost less. */
  readonly mayGrow: boolean
}

/**
 * Prices any selection of lines of one payment as `priceOrder` does, in figures that are prepared once: a search prices
 * thousands of selections of the same lines.
 *
 * @returns a function of a bit mask. It always returns the same object, with other values.
 */
export function orderTotals(
  selectable: readonly SelectableLine[],
  region: Region,
): (selected: number) => OrderTotal {
  const lines = selectable.map(each => figuresOf(each, region))
  const discounts = discountsOf(selectable)
  const percents = discounts.reduce((sum, { discount }) => sum + (discount.percent ?? 0), 0)
  const found = { total: 0, unknownDeliveries: 0, mayGrow: false }

  /** The sum of the best discount of each kind, as by `takeDiscounts`. */
  const discountOf = (selected: number) => {
    let taken = 0
    let ofKind = 0
    let kind = ''
    for (const each of discounts) {
      each.sum = 0
      for (const { bit, goods } of each.lines) if ((selected & bit) !== 0) each.sum += goods
      if (each.discount.kind !== kind) {
        kind = each.discount.kind
        taken += ofKind
        ofKind = 0
      }
      if (each.sum < each.least) continue
      const left = Math.max(0, each.sum - taken)
      const share = Math.min(each.most, Math.floor((left * each.percent) / 100))
      ofKind = Math.max(ofKind, Math.min(left, Math.max(each.amount, share)))
    }
    return taken + ofKind
  }
  /** The smallest sum that is missing for a discount. */
  const missingForDiscount = (selected: number) => {
    let missing = Number.POSITIVE_INFINITY
    for (const { bits, least, sum } of discounts) {
      if ((selected & bits) !== 0 && least > sum && least - sum < missing) missing = least - sum
    }
    return missing
  }
  // More goods save at most all of the delivery and all discounts. A won more of them saves less than a won, so what the
  // smallest sum cannot save, a larger one cannot either.
  const canSave = (selected: number, missing: number, goods: number, delivery: number) => {
    if (percents > 100) return true
    let saved = delivery
    for (const { bits, discount } of discounts) {
      if ((selected & bits) !== 0) saved += maxDiscount(discount, goods + missing)
    }
    return missing < saved
  }

  return selected => {
    let goods = 0
    for (const line of lines) if ((selected & line.bit) !== 0) goods += line.goods
    let parcel = 0
    let byPieces = 0
    let surcharge = 0
    let unknown = 0
    let missing = Number.POSITIVE_INFINITY
    for (const line of lines) {
      if ((selected & line.bit) === 0) continue
      const short = line.threshold - goods
      const cost = short > 0 ? line.below : line.above
      if (cost === null) unknown++
      else if (line.isByPieces) byPieces += cost
      else if (cost > parcel) parcel = cost
      if (line.surcharge > surcharge) surcharge = line.surcharge
      if (short > 0 && short < missing) missing = short
    }
    const delivery = parcel + byPieces + surcharge
    found.total = goods - discountOf(selected) + delivery
    found.unknownDeliveries = unknown
    missing = Math.min(missing, missingForDiscount(selected))
    found.mayGrow = missing < Number.POSITIVE_INFINITY && canSave(selected, missing, goods, delivery)
    return found
  }
}

function figuresOf({ bit, line: { terms, each, pieces } }: SelectableLine, region: Region) {
  const { costDelivery, costRegion } = terms
  return {
    bit,
    goods: each * pieces,
    /** The sum of an order from which its delivery costs `above`, otherwise `below`; both are null if unknown. */
    threshold: costDelivery.kind === 'free-above' ? (costDelivery.threshold ?? 0) : 0,
    below: deliveryCost(costDelivery, 0, pieces),
    above: deliveryCost(costDelivery, Number.POSITIVE_INFINITY, pieces),
    isByPieces: costDelivery.each !== undefined,
    surcharge: region === 'mainland' ? 0 : (costRegion?.[region] ?? 0),
  }
}

/** The discounts of the lines, each with the lines that it covers, in the order in which an order takes their kinds. */
function discountsOf(selectable: readonly SelectableLine[]) {
  const all = [...new Set(selectable.flatMap(({ line }) => line.discounts))]
  return discountKinds.flatMap(kind =>
    all
      .filter(discount => discount.kind === kind)
      .map(discount => {
        const { amount = 0, percent = 0, most = Number.POSITIVE_INFINITY, least = 0 } = discount
        const lines = selectable.filter(({ line }) => line.discounts.includes(discount))
        return {
          discount,
          amount,
          percent,
          most,
          least,
          bits: lines.reduce((bits, { bit }) => bits | bit, 0),
          lines: lines.map(({ bit, line: { each, pieces } }) => ({ bit, goods: each * pieces })),
          /** The sum of the selected lines. */
          sum: 0,
        }
      }),
  )
}
