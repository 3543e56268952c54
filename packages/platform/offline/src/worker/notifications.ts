import type { WorkerMessage } from '../kept-caches.ts'

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface NotificationClick extends LastingEvent {
  /** Its data is the address of the product. */
  readonly notification: { readonly data: unknown; close(): void }
}

declare const self: {
  readonly clients: {
    matchAll(): Promise<readonly { postMessage(message: WorkerMessage): void }[]>
    openWindow(href: string): Promise<unknown>
  }
  addEventListener(name: 'notificationclick', listen: (event: NotificationClick) => void): void
  addEventListener(name: 'periodicsync', listen: (event: LastingEvent) => void): void
}

/**
 * Opens the product of a pressed notification, and has open pages check their alerts at the browser's periodic sync. Without
 * an open page nothing is checked: a worker knows neither the alerts nor the shopper's terms.
 */
export function listenForAlerts(): void {
  self.addEventListener('notificationclick', event => {
    const { notification } = event
    notification.close()
    if (typeof notification.data === 'string') event.waitUntil(self.clients.openWindow(notification.data))
  })
  self.addEventListener('periodicsync', event => event.waitUntil(tellPages()))
}

async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage('check-alerts')
}
