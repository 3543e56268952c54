import type { PriceAlert } from '@jeoul/price-history/alert'
import { hrefs } from '@jeoul/router'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { alertWords } from './alert-words.ts'

/** Whether the browser shows notifications of this site; `none` if it cannot. */
type NotificationState = NotificationPermission | 'none'

/** The state of notifications is needed. */
export const notificationsShown = createEvent()
/** The shopper asks for notifications. Browsers ask back only after a press. */
export const notificationsWanted = createEvent()

const readStateFx = createEffect(async (): Promise<NotificationState> => {
  const hasWorker = (await navigator.serviceWorker?.getRegistration()) !== undefined
  return hasWorker && 'Notification' in window ? Notification.permission : 'none'
})
const askFx = createEffect((): Promise<NotificationState> => Notification.requestPermission())
sample({ clock: notificationsShown, target: readStateFx })
sample({ clock: notificationsWanted, target: askFx })

/** Whether this browser shows notifications; null until it is known. */
export const $notificationState = createStore<NotificationState | null>(null, { serialize: 'ignore' }).on(
  [readStateFx.doneData, askFx.doneData],
  (_, state) => state,
)

interface FiredNews {
  readonly alerts: readonly PriceAlert[]
  readonly inside: (href: string) => string
}

/** Shows a notification for each alert, by the service worker, which opens the product on a press. */
export const notifyFx = createEffect(async ({ alerts, inside }: FiredNews): Promise<void> => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const alert of alerts) {
    await registration?.showNotification(alert.name, {
      body: alertWords(alert, true),
      icon: alert.image ?? '/icons/touch-180.png',
      // Several tabs show it once.
      tag: `price-alert-${alert.itemId}`,
      data: inside(hrefs.item(alert.itemId)),
    })
  }
})
