import { savesData } from '@jeoul/ssr'
import { pageQuiet } from '@jeoul/ssr/page-quiet'

/**
 * Registers the worker once the page is quiet, and has it keep this page, which it did not answer yet on a first visit.
 *
 * @returns whether it has just begun to answer this page's requests, and may load more than the page has
 */
export async function registerWorker(address: string): Promise<boolean> {
  await pageQuiet()
  const { serviceWorker } = navigator
  const isFirst = !serviceWorker.controller
  const taken = new Promise(resolve =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  await serviceWorker.register(address)
  const { active } = await serviceWorker.ready
  keep(active)
  if (!isFirst || savesData()) return false
  if (!serviceWorker.controller) await taken
  return true
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
