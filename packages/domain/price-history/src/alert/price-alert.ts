import type { PriceState } from '@jeoul/api/types'

/** The facts about a product that the alert dialog needs. */
export interface AlertItem {
  readonly itemId: string
  readonly name: string
  /** URL of its image; null if it has none. */
  readonly image: string | null
  /** The price state, if the page knows it before the prices have been checked. */
  readonly state?: PriceState
}

/** The observation that made an alert fire. */
export interface Fired {
  /** A date of the host's calendar: 2026-11-01. */
  readonly day: string
  /** The lowest price of that day, in won. */
  readonly price: number
}

/** An alert for a target price, or for a restock. */
export interface PriceAlert extends AlertItem {
  /** In won; null for a restock alert. */
  readonly target: number | null
  /** The host's date from which observations count; that day itself does not count. */
  readonly since: string
  /** Null while the alert is waiting. */
  readonly fired: Fired | null
  /** Whether the shopper has dismissed the news. */
  readonly isRead: boolean
}

/** The maximum number of alerts (assumed). Checking their prices takes two calls. */
export const maxAlerts = 60

/** Creates an alert. Observations until today do not count. */
export function newAlert(
  { itemId, name, image }: AlertItem,
  target: number | null,
  today: string,
): PriceAlert {
  return { itemId, name, image, target, since: today, fired: null, isRead: false }
}
