import { watchEarlyInput } from './early-input.ts'
import { nextTask, pageSettled, preloadModules } from './start-page.ts'

/**
 * Starts a site's scripts once its products are on screen. Each import is a task of its own, so that none keeps a
 * slow phone busy for long.
 */
export async function startInPieces(
  loadSite: () => Promise<{ startSite: () => Promise<void> }>,
): Promise<void> {
  watchEarlyInput()
  await pageSettled()
  preloadModules()
  await import('react-dom/client')
  await nextTask()
  await import('./effector-piece.ts')
  await nextTask()
  const { startSite } = await loadSite()
  await nextTask()
  await startSite()
}
