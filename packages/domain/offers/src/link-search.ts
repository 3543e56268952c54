/** An offer as a shopper saw it. */
export interface SeenOffer {
  /** The mall's own id of the product: some malls sell it twice. */
  readonly itemIdCp: string
  /** The price that the shopper saw, in won. */
  readonly total: number
  /** Whether that price was by 내 결제조건, not by the default terms. */
  readonly isOwn: boolean
}

/** The query that tells the outbound page which offer was seen: `?offer=77012&seen=892000` (assumed). */
export function linkSearch({ itemIdCp, total, isOwn }: SeenOffer): string {
  return `?${new URLSearchParams({ offer: itemIdCp, seen: String(total), ...(isOwn && { own: '1' }) })}`
}
