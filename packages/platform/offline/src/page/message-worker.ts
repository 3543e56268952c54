import { savesData } from '@jeoul/ssr'
import type { PageMessage } from '../messages.ts'
import { pageQuiet } from './page-quiet.ts'

/** Registers the worker once the page is quiet, and hands it what has loaded already, so that a first visit is kept too. */
export async function registerWorker(build: string): Promise<void> {
  await pageQuiet()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const message: PageMessage = {
    type: 'opened',
    build,
    href: location.href,
    assets: loadedAssets(),
    mayFill: !savesData(),
  }
  active?.postMessage(message)
}

/** Lets the worker keep the page that the visitor moved to, if they stay there until it is quiet. */
export async function keepPlace(): Promise<void> {
  const { href } = location
  const { controller } = navigator.serviceWorker
  if (!controller || savesData()) return
  await pageQuiet()
  if (location.href !== href) return
  const message: PageMessage = { type: 'moved', href }
  controller.postMessage(message)
}

function loadedAssets(): readonly string[] {
  const prefix = `${location.origin}/assets/`
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names.filter(name => name.startsWith(prefix)))]
}
