/** A visit to a mall from a product. */
export interface MallVisit {
  readonly itemId: string
  readonly mallId: string
}

/**
 * The data layer's event for a visit to a mall (assumed: the specification has ad codes only for lists and curation).
 */
export function mallPayload({ itemId, mallId }: MallVisit) {
  return { event: 'mall_click', item_id: itemId, mall_id: mallId }
}
