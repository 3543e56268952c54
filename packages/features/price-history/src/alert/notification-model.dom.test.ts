import { getPriceChangesFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { alertsOpened } from '@jeoul/price-history/alert'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { openAlerts } from './alerts.tsx'
import { $notificationState, notificationsShown, notificationsWanted } from './notification-model.ts'

afterEach(() => void vi.unstubAllGlobals())

const alert = { itemId: '7', name: '모니터', image: null, target: 100_000, since: '2026-11-01', fired: null }
const change = {
  item_id: '7',
  price_state: 3,
  today: '2026-11-02',
  observed: 2,
  recent: [{ date: '2026-11-02', any: 95_000, delivery: 0 }],
}

/** A browser with this permission, and the answer that it gets when it is asked for. */
function setUp(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const showNotification = vi.fn(async () => {})
  const registration = { showNotification }
  const requestPermission = vi.fn(async () => answer)
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  const result = { success: true, message: 'success', result: [change] }
  const scope = fork({ handlers: [[getPriceChangesFx, () => result]] })
  return {
    scope,
    showNotification,
    requestPermission,
    async check() {
      const storage = memoryStorage(new Map([['jeoul.alerts', JSON.stringify([alert])]]))
      await allSettled(appStarted, { scope, params: $siteProps.defaultState })
      await allSettled(deviceOpened, { scope, params: storage })
      openAlerts(scope)
      await allSettled(alertsOpened, { scope })
    },
  }
}

test('an alert that fires is notified once, and its notification leads to the product', async () => {
  const { check, scope, showNotification, requestPermission } = setUp('granted')
  await check()
  await allSettled(alertsOpened, { scope })
  expect(showNotification.mock.calls).toEqual([
    ['모니터', expect.objectContaining({ body: '목표가 100,000원까지 내려왔어요', data: '/item/7' })],
  ])
  expect(requestPermission).not.toHaveBeenCalled()
})

test.each(['default', 'denied'] as const)(
  'without permission (%s) nothing is notified or asked',
  async state => {
    const { check, showNotification, requestPermission } = setUp(state)
    await check()
    expect(showNotification).not.toHaveBeenCalled()
    expect(requestPermission).not.toHaveBeenCalled()
  },
)

test('"asked for on the alert itself, never on load": only a press asks for permission', async () => {
  const { scope, requestPermission } = setUp('default', 'granted')
  await allSettled(notificationsShown, { scope })
  expect(scope.getState($notificationState)).toBe('default')
  expect(requestPermission).not.toHaveBeenCalled()
  await allSettled(notificationsWanted, { scope })
  expect(scope.getState($notificationState)).toBe('granted')
})

test('a browser without a service worker has no notifications', async () => {
  const { scope } = setUp('granted')
  vi.stubGlobal('navigator', {})
  await allSettled(notificationsShown, { scope })
  expect(scope.getState($notificationState)).toBe('none')
})
