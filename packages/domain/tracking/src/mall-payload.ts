/** A way from a product to a mall that sells it. */
export interface MallVisit {
  readonly itemId: string
  readonly mallId: string
}

/** What the data layer hears of it (assumed: the specification has ad codes for lists and curation alone). */
export function mallPayload({ itemId, mallId }: MallVisit) {
  return { event: 'mall_click', item_id: itemId, mall_id: mallId }
}
