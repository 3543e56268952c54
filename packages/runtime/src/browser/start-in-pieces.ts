import { watchEarlyInput } from './early-input.ts'
import { nextTask, pageSettled, preloadModules } from './start-page.ts'

type Piece = () => Promise<unknown>

/** What every site stands on, from the bottom up. */
const foundations: readonly Piece[] = [
  () => import('react-dom/client'),
  () => import('./effector-piece.ts'),
  () => import('./api-piece.ts'),
]

/**
 * Starts a site's scripts once its products are on screen. Each piece is a task of its own, so that none keeps a
 * slow phone busy for long.
 */
export async function startInPieces(
  loadSite: () => Promise<{ startSite: () => Promise<void> }>,
): Promise<void> {
  watchEarlyInput()
  await pageSettled()
  preloadModules()
  for (const load of foundations) {
    await load()
    await nextTask()
  }
  const { startSite } = await loadSite()
  await nextTask()
  await startSite()
}
