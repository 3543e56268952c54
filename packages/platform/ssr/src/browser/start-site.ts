import type { Site } from '../site.ts'
import { watchErrors } from './early-errors.ts'
import { loadWithRetry } from './load-with-retry.ts'
import { nextTask } from './waits.ts'

/**
 * Starts a site in a document that its server rendered: first React and effector, then the site, then the page. Each runs
 * in a task of its own, so that none blocks a slow phone for long.
 */
export async function startSite(loadSite: () => Promise<{ site: Site }>): Promise<void> {
  watchErrors()
  const { hydratePage } = await loadWithRetry(() => import('./hydrate-page.tsx'))
  await nextTask()
  const { site } = await loadWithRetry(loadSite)
  await nextTask()
  await hydratePage(site)
}
