import { savesData } from '@jeoul/ssr'
import { pageQuiet } from '@jeoul/ssr/page-quiet'

/** Registers the worker once the page is quiet, and has it keep this page, which it did not answer yet on a first visit. */
export async function registerWorker(address: string): Promise<void> {
  await pageQuiet()
  await navigator.serviceWorker.register(address)
  const { active } = await navigator.serviceWorker.ready
  keep(active)
}

/** Has the worker keep the page that the visitor navigated to within the site, if they stay until it is quiet. */
export async function keepPlace(): Promise<void> {
  const { href } = location
  if (savesData()) return
  await pageQuiet()
  if (location.href === href) keep(navigator.serviceWorker.controller)
}

function keep(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href] } })
}
