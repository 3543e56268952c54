/** An offer as a shopper saw it. */
export interface SeenOffer {
  /** The mall's own id of the product: some malls sell it twice. */
  readonly itemIdCp: string
  /** What the shopper was to pay, in won. */
  readonly total: number
  /** Whether that was by 내 결제조건 and not what everyone pays. */
  readonly isOwn: boolean
}

/** What the way to a mall says of the offer, with its '?': `?offer=77012&seen=892000` (assumed). */
export function linkSearch({ itemIdCp, total, isOwn }: SeenOffer): string {
  return `?${new URLSearchParams({ offer: itemIdCp, seen: String(total), ...(isOwn && { own: '1' }) })}`
}
