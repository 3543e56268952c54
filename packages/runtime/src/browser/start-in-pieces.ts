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
 *
 * @param pieces what the site stands on beyond its foundations, from the bottom up
 */
export async function startInPieces(
  pieces: readonly Piece[],
  loadSite: () => Promise<{ startSite: () => Promise<void> }>,
): Promise<void> {
  watchEarlyInput()
  await pageSettled()
  preloadModules()
  for (const load of [...foundations, ...pieces]) {
    await load()
    await nextTask()
  }
  const { startSite } = await loadSite()
  await nextTask()
  await startSite()
}
