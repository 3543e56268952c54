declare global {
  interface Window {
    /** The queue that GA4's script reads once it has loaded. */
    dataLayer?: unknown[]
  }
}

/**
 * Appends to the data layer of the page: "The response is pushed to the page data layer" (specification, section 7).
 */
export function pushToDataLayer(payload: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(payload)
}

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
