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
  /** Whether the target is compared with the price by the shopper's own terms, instead of the price for anyone. */
  readonly isPersonal: boolean
  /**
   * The host's date of the last change: the alert was set, has fired, or waits again. A later day than that of a firing is
   * the one on which the shopper's own price was first observed to be high again.
   */
  readonly since: string
  /** Null while the alert is waiting. */
  readonly fired: Fired | null
  /** Whether the shopper has dismissed the news. */
  readonly isRead: boolean
}

/** The maximum number of alerts (assumed). Checking their prices takes two calls. */
export const maxAlerts = 60

/** The setting of an alert: a maximum price in won, or null for a restock, and whose price it is compared with. */
export type AlertSetting = Pick<PriceAlert, 'target' | 'isPersonal'>

/** Creates an alert that waits from today on. */
export function newAlert(
  { itemId, name, image }: AlertItem,
  { target, isPersonal }: AlertSetting,
  today: string,
): PriceAlert {
  return { itemId, name, image, target, isPersonal, since: today, fired: null, isRead: false }
}
