import type { LivePage } from '@jeoul/ssr'
import { drawOverPage } from '@jeoul/ssr/overlay'
import { allSettled, scopeBind } from 'effector'
import type { WorkerMessage } from '../messages.ts'
import { buildOf, keptAtOf } from './build-of.ts'
import { KeptLine } from './kept-line.tsx'
import { buildOpened, keptSeen } from './offline-model.ts'

/** Keeps what this visitor sees, for when the line is lost, and says so where the page was kept. */
export function keepOffline({ scope }: LivePage): void {
  const build = buildOf(document)
  // Browsers have workers on secure sites alone.
  if (build === null || !('serviceWorker' in navigator)) return
  const see = scopeBind(keptSeen, { scope })
  drawOverPage(scope, KeptLine)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    see({ at: data.keptAt, hasLine: navigator.onLine }),
  )
  const keptAt = keptAtOf(document)
  if (keptAt !== null) see({ at: keptAt, hasLine: navigator.onLine })
  void allSettled(buildOpened, { scope, params: build })
}
