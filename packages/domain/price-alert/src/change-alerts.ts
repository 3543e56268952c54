import type { PriceAlert } from './price-alert.ts'

type Alerts = readonly PriceAlert[]

/** One change of the alerts, and one call of a host. */
export type AlertChange =
  /** Sets an alert, in the place of any other about the same item. */
  | { readonly kind: 'save'; readonly alert: PriceAlert }
  /** Records an observation, without an action of the shopper. */
  | { readonly kind: 'note'; readonly alert: PriceAlert }
  | { readonly kind: 'remove'; readonly itemId: string }

/** The item that a change is about. */
export function itemOf(change: AlertChange): string {
  return change.kind === 'remove' ? change.itemId : change.alert.itemId
}

/** The alerts after a change, the newest first. What was removed meanwhile is not noted. */
export function withChange(alerts: Alerts, change: AlertChange): Alerts {
  const itemId = itemOf(change)
  const isKnown = alerts.some(alert => alert.itemId === itemId)
  if (change.kind === 'remove') return alerts.filter(alert => alert.itemId !== itemId)
  if (isKnown) return alerts.map(alert => (alert.itemId === itemId ? change.alert : alert))
  return change.kind === 'note' ? alerts : [change.alert, ...alerts]
}
