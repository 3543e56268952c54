import { watchEarlyInput } from './early-input.ts'
import { firstInteraction } from './first-interaction.ts'
import { rememberKeys } from './remember-keys.ts'
import { nextTask, pageSettled, preloadModules } from './start-page.ts'

/**
 * Starts a site's scripts once its products are on screen. Each module is a task of its own, so that none keeps a
 * slow phone busy for long.
 */
export async function bootstrapInStages(
  loadSite: () => Promise<{ startSite: () => Promise<void> }>,
): Promise<void> {
  watchEarlyInput()
  rememberKeys()
  // A visitor who is there before the page can be used is there.
  firstInteraction()
  await pageSettled()
  for (const href of await preloadModules()) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
  const { startSite } = await loadSite()
  await startSite()
}
