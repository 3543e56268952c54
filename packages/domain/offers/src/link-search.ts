import type { TruePrice } from '@jeoul/personal-price'

/** An offer as a shopper saw it. */
export interface SeenOffer {
  /** The mall's own id of the product. It is part of the link because some malls sell a product twice. */
  readonly itemIdCp: string
  /** The price that the shopper saw, in won. */
  readonly total: number
  /** The part of the price that is delivery, in won. */
  readonly delivery: number | 'unknown'
  /** The way of paying: `cash`, `card` for any card, or the name of one card. */
  readonly way: string
  /** Whether the price follows 내 결제조건 instead of the default terms. */
  readonly isPersonal: boolean
}

/** The parts of a price that a shopper sees: total, delivery and way of paying. */
export function seenPrice({ total, parts, way }: TruePrice): Pick<SeenOffer, 'total' | 'delivery' | 'way'> {
  const costs = parts.flatMap(part =>
    part.kind === 'delivery' || part.kind === 'region' ? [part.amount] : [],
  )
  const isKnown = costs.every(cost => cost !== null)
  return {
    total,
    delivery: isKnown ? costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) : 'unknown',
    way: way.card || way.by,
  }
}

/**
 * The query for the outbound page that describes the offer as the shopper saw it:
 * `?offer=77012&seen=892000&delivery=0&way=card` (assumed).
 */
export function linkSearch({ itemIdCp, total, delivery, way, isPersonal }: SeenOffer): string {
  const seen = { offer: itemIdCp, seen: String(total), delivery: String(delivery), way }
  return `?${new URLSearchParams({ ...seen, ...(isPersonal && { personal: '1' }) })}`
}
