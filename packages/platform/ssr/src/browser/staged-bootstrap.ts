import { watchErrors } from './early-errors.ts'
import { watchEarlyInput } from './early-input.ts'
import { firstInteraction } from './first-interaction.ts'
import { keepLoginPlace } from './keep-place.ts'
import { rememberKeys } from './remember-keys.ts'
import { nextTask, pageSettled, preloadModules } from './start-page.ts'

/**
 * Starts a site's scripts in stages once its products are on screen. Each module runs in a task of its own,
 * so that none blocks a slow phone for long.
 */
export async function bootstrapInStages(
  loadSite: () => Promise<{ startSite: () => Promise<unknown> }>,
): Promise<void> {
  watchErrors()
  watchEarlyInput()
  rememberKeys()
  keepLoginPlace()
  // An interaction before hydration counts.
  firstInteraction()
  await pageSettled()
  for (const href of await preloadModules()) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
  const { startSite } = await loadSite()
  await startSite()
}
