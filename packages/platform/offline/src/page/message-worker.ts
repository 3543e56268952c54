import { savesData } from '@jeoul/ssr'
import { pageQuiet } from '@jeoul/ssr/page-quiet'
import type { PageMessage } from '../messages.ts'

/**
 * Registers the worker once the page is quiet, and tells it what has loaded already, so that a first visit is kept too.
 *
 * @returns whether it has just begun to answer this page's requests, and may fill its caches
 */
export async function registerWorker(build: string): Promise<boolean> {
  await pageQuiet()
  const workers = navigator.serviceWorker
  const isFirst = !workers.controller
  const taken = new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }))
  await workers.register('/sw.js')
  const { active } = await workers.ready
  const message: PageMessage = {
    type: 'opened',
    build,
    href: location.href,
    assets: loadedAssets(),
    // The other files of the build are loaded with the second page, so that a first visit costs hardly more than
    // without a worker.
    mayFill: !isFirst && !savesData(),
  }
  active?.postMessage(message)
  if (!isFirst || savesData()) return false
  if (!workers.controller) await taken
  return true
}

/** Lets the worker keep the page that the visitor navigated to, if they stay until it is quiet. */
export async function keepPlace(): Promise<void> {
  const { href } = location
  if (savesData()) return
  await pageQuiet()
  // A worker that was just registered may have taken this page over in the meantime.
  const { controller } = navigator.serviceWorker
  if (!controller || location.href !== href) return
  const message: PageMessage = { type: 'moved', href }
  controller.postMessage(message)
}

function loadedAssets(): readonly string[] {
  const prefix = `${location.origin}/assets/`
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names.filter(name => name.startsWith(prefix)))]
}
