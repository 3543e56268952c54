import { keepOnly } from '../kept-caches.ts'

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

declare const self: {
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listen: (event: LastingEvent) => void): void
}

/** Unregisters the worker and deletes its caches. Served in its place while the operator has switched it off. */
async function leave(): Promise<void> {
  await keepOnly([])
  indexedDB.deleteDatabase('serwist-expiration')
  await self.registration.unregister()
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(leave()))
