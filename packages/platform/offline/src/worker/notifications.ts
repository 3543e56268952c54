interface NotificationClick {
  /** Its data is the address of the product. */
  readonly notification: { readonly data: unknown; close(): void }
  waitUntil(work: Promise<unknown>): void
}

declare const self: {
  readonly clients: { openWindow(href: string): Promise<unknown> }
  addEventListener(name: 'notificationclick', listen: (event: NotificationClick) => void): void
}

/** Opens the product of a pressed notification. */
export function openPressedNotifications(): void {
  self.addEventListener('notificationclick', event => {
    const { notification } = event
    notification.close()
    if (typeof notification.data === 'string') event.waitUntil(self.clients.openWindow(notification.data))
  })
}
