import {
  ApiError,
  deletePriceAlertFx,
  getItemOffersFx,
  getPriceAlertsFx,
  getPriceChangesFx,
  savePriceAlertFx,
} from '@jeoul/api'
import type { PriceAlert as HostAlert, ItemOffer, PriceAlertDraft, PriceChange } from '@jeoul/api/types'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { $deviceAlerts } from '../alerts-model.ts'
import { $alerts, $firedAlerts, alertRequested, alertSet, alertsOpened } from '../index.ts'
import { type AlertSetting, newAlert, type PriceAlert } from '../price-alert.ts'

const success = { success: true, message: 'success' }
const item = (itemId: string) => ({ itemId, name: `상품 ${itemId}`, image: '/a.svg' })
/** An alert that waits since 2026-11-01, for 100,000원 for anyone unless it is set otherwise. */
export const waiting = (itemId: string, setting: AlertSetting = { target: 100_000, isPersonal: false }) =>
  newAlert(item(itemId), setting, '2026-11-01')

/** A change whose price was below 100,000원 today and on the previous day. */
const changeOf = (item_id: string): PriceChange => ({
  item_id,
  price_state: 3,
  today: '2026-11-03',
  observed: 3,
  recent: [3, 2].map(day => ({ date: `2026-11-0${day}`, any: 95_000 })),
})

/** By transfer, every product costs 89,000원. */
const offer: ItemOffer = {
  mallName: '저울마켓',
  cash: 89_000,
  card: 120_000,
  eventCard: '',
  costDelivery: { kind: 'free' },
}

/**
 * A page with the models of alerts.
 *
 * @param hosted the member's alerts; null for a visitor
 * @param stored the alerts on the device
 * @param hasAlerts whether the host has the operations of alerts
 */
export async function setUp(
  hosted: readonly PriceAlert[] | null,
  stored: readonly PriceAlert[] = [],
  { hasAlerts = true } = {},
) {
  const host = new Map<string, HostAlert>()
  const write = (alert: PriceAlert) => host.set(alert.itemId, hostAlert(alert))
  for (const alert of hosted ?? []) write(alert)
  const calls = {
    list: vi.fn((): unknown => {
      if (!hasAlerts) throw new ApiError('absent', 'no', 404)
      return { ...success, result: [...host.values()] }
    }),
    save: vi.fn(({ itemId, alert }: { itemId: string; alert: PriceAlertDraft }): unknown => {
      host.set(itemId, { item_id: itemId, name: `상품 ${itemId}`, image: '/a.svg', ...alert })
      return { ...success, result: host.get(itemId) }
    }),
    remove: vi.fn(({ itemId }: { itemId: string }): unknown => host.delete(itemId)),
    changes: vi.fn(({ itemIds }: { itemIds: readonly string[] }): unknown => ({
      ...success,
      result: itemIds.map(changeOf),
    })),
    offers: vi.fn(({ itemIds }: { itemIds: readonly string[] }): unknown => ({
      ...success,
      result: itemIds.map(item_id => ({ item_id, offers: [offer] })),
    })),
  }
  // The handler of an attached effect gets its source first.
  const withoutSource =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) =>
      call(params)
  const scope = fork({
    handlers: [
      [getPriceAlertsFx, withoutSource(calls.list)],
      [savePriceAlertFx, withoutSource(calls.save)],
      [deletePriceAlertFx, withoutSource(calls.remove)],
      [getPriceChangesFx, withoutSource(calls.changes)],
      [getItemOffersFx, withoutSource(calls.offers)],
    ],
  })
  const storage = memoryStorage(new Map([['jeoul.alerts', JSON.stringify(stored)]]))
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged: hosted !== null } })
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    calls,
    scope,
    host,
    storage,
    open: () => allSettled(alertsOpened, { scope }),
    async set(itemId: string, target: number | null = 90_000, isPersonal = false) {
      await allSettled(alertRequested, { scope, params: item(itemId) })
      await allSettled(alertSet, { scope, params: { target, isPersonal } })
    },
    ids: () => scope.getState($alerts)?.map(({ itemId }) => itemId),
    device: () => scope.getState($deviceAlerts).map(({ itemId }) => itemId),
    fired: () => scope.getState($firedAlerts),
  }
}

/** An alert as the host sends it. */
export function hostAlert({ itemId, name, target, since, isRead }: PriceAlert): HostAlert {
  const kind = target === null ? ('restock' as const) : ('target' as const)
  return { item_id: itemId, name, image: '/a.svg', kind, ...(target && { target }), since, is_read: isRead }
}

/** A handler that fails with this HTTP status. */
export const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}
