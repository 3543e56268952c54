import type { PriceAlert } from './price-alert.ts'

type Alerts = readonly PriceAlert[]

/** A change of the alerts, which one call sends to the host. */
export type AlertChange =
  /** Sets an alert, replacing any other for the same item. */
  | { readonly kind: 'save'; readonly alert: PriceAlert }
  /** Records an observation, which is not an action of the shopper. */
  | { readonly kind: 'note'; readonly alert: PriceAlert }
  | { readonly kind: 'remove'; readonly itemId: string }

/** The item that a change concerns. */
export function itemOf(change: AlertChange): string {
  return change.kind === 'remove' ? change.itemId : change.alert.itemId
}

/**
 * Applies a change to the alerts; a new alert comes first. An observation of an alert that has been removed is ignored.
 */
export function withChange(alerts: Alerts, change: AlertChange): Alerts {
  const itemId = itemOf(change)
  const isKnown = alerts.some(alert => alert.itemId === itemId)
  if (change.kind === 'remove') return alerts.filter(alert => alert.itemId !== itemId)
  if (isKnown) return alerts.map(alert => (alert.itemId === itemId ? change.alert : alert))
  return change.kind === 'note' ? alerts : [change.alert, ...alerts]
}
