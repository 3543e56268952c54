import type { PriceAlertDraft, PriceAlertsResponse } from '@jeoul/api/types'
import type { AlertChange } from './change-alerts.ts'
import { type Fired, maxAlerts, type PriceAlert } from './price-alert.ts'

const day = /^\d{4}-\d\d-\d\d$/

/** Reads a member's alerts from the host's response; returns null for a failure. Malformed entries are dropped. */
export function readHostAlerts({ success, result }: PriceAlertsResponse): readonly PriceAlert[] | null {
  if (!success || !Array.isArray(result)) return null
  return readAlerts(
    result.map(({ item_id, kind, fired, is_read, is_personal, ...alert }) => ({
      ...alert,
      itemId: item_id,
      isPersonal: is_personal,
      target: kind === 'restock' ? null : (alert.target ?? Number.NaN),
      fired: fired ? { day: fired.date, price: fired.any } : null,
      isRead: is_read,
    })),
  )
}

/** Reads the alerts in the device's storage, which may contain anything. Malformed entries are dropped. */
export function readAlerts(found: unknown): readonly PriceAlert[] | null {
  if (!Array.isArray(found)) return null
  const known = new Set<string>()
  return found
    .flatMap(readAlert)
    .filter(({ itemId }) => !known.has(itemId) && known.add(itemId))
    .slice(0, maxAlerts)
}

/** Converts an alert to the host's format. */
export function alertDraft({ target, isPersonal, since, fired, isRead }: PriceAlert): PriceAlertDraft {
  const progress = {
    since,
    ...(fired && { fired: { date: fired.day, any: fired.price } }),
    is_read: isRead,
  }
  if (target === null) return { kind: 'restock', ...progress }
  return { kind: 'target', target, ...(isPersonal && { is_personal: true }), ...progress }
}

/** Reads a stored change that is to be repeated after a login; null for anything else. */
export function readAlertChange(found: unknown): AlertChange | null {
  const { kind, itemId, alert: stored } = fieldsOf(found)
  if (kind === 'remove') return typeof itemId === 'string' ? { kind, itemId } : null
  const [alert] = kind === 'save' ? readAlert(stored) : []
  return alert ? { kind: 'save', alert } : null
}

function readAlert(found: unknown): readonly PriceAlert[] {
  const { itemId, name, image, target, isPersonal, since, fired, isRead } = fieldsOf(found)
  if (typeof itemId !== 'string' || !/^[0-9]{1,12}$/.test(itemId) || typeof name !== 'string') return []
  if (!isDay(since) || !(target === null || (isWon(target) && target > 0))) return []
  return [
    {
      itemId,
      name,
      target,
      isPersonal: isPersonal === true && target !== null,
      since,
      image: typeof image === 'string' ? image : null,
      fired: readFired(fired),
      isRead: isRead === true,
    },
  ]
}

function readFired(found: unknown): Fired | null {
  const { day: on, price } = fieldsOf(found)
  return isDay(on) && isWon(price) ? { day: on, price } : null
}

function isDay(found: unknown): found is string {
  return typeof found === 'string' && day.test(found) && Number.isFinite(Date.parse(found))
}

function isWon(found: unknown): found is number {
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0
}

function fieldsOf(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null ? { ...found } : {}
}
