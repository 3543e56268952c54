/** A product, as the view that sets an alert knows it. */
export interface AlertItem {
  readonly itemId: string
  readonly name: string
  /** Address of its picture; null where there is none. */
  readonly image: string | null
}

/** What an alert has reported. */
export interface Fired {
  /** The host's day, as in 2026-11-01. */
  readonly day: string
  /** The lowest price of that day, in won. */
  readonly price: number
}

/** What a shopper wants to hear of: that a product costs no more than a target, or that it is sold again. */
export interface PriceAlert extends AlertItem {
  /** In won; null for a restock alert. */
  readonly target: number | null
  /** The host's day after which observations count. */
  readonly since: string
  /** Null while it waits. */
  readonly fired: Fired | null
  /** Whether the shopper has dismissed the report. */
  readonly isRead: boolean
}

/** How many alerts a shopper can have (assumed): two calls ask for the prices of all of them. */
export const mostAlerts = 60

/** A new alert: what was observed until today does not count. */
export function newAlert(
  { itemId, name, image }: AlertItem,
  target: number | null,
  today: string,
): PriceAlert {
  return { itemId, name, image, target, since: today, fired: null, isRead: false }
}
