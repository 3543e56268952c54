import { watchErrors } from './early-errors.ts'
import { answerEarlyPresses } from './early-presses.ts'
import { firstInteraction } from './first-interaction.ts'
import { loadWithRetry } from './load-with-retry.ts'
import { rememberKeys } from './remember-keys.ts'
import { nextTask, pageSettled, preloadModules } from './start-page.ts'
import { storeLoginPlace } from './store-place.ts'

/**
 * Starts a site's scripts in stages once its products are on screen. Each module runs in a task of its own,
 * so that none blocks a slow phone for long.
 */
export async function bootstrapInStages(
  loadSite: () => Promise<{ startSite: () => Promise<unknown> }>,
): Promise<void> {
  watchErrors()
  // In a build, the document contains it inline.
  if (import.meta.env.DEV) answerEarlyPresses()
  rememberKeys()
  storeLoginPlace()
  // An interaction before hydration counts.
  firstInteraction()
  await pageSettled()
  for (const href of await preloadModules()) {
    await loadWithRetry(() => import(/* @vite-ignore */ href))
    await nextTask()
  }
  const { startSite } = await loadWithRetry(loadSite)
  await startSite()
}
