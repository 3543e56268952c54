import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, scopeBind } from 'effector'
import type { WorkerMessage } from '../messages.ts'
import { buildOf, cachedAtOf } from './build-of.ts'
import { CachedNotice } from './cached-notice.tsx'
import { buildOpened, cachedSeen } from './offline-model.ts'
import { reloadPictures } from './reload-pictures.ts'
import { retryLater } from './retry-later.ts'

/** Keeps what this visitor sees for reading offline, and shows a notice on a page that was kept. */
export function keepOffline({ scope }: LivePage): void {
  retryLater(scope)
  reloadPictures(scope)
  const build = buildOf(document)
  // Service workers need a secure context.
  if (build === null || !('serviceWorker' in navigator)) return
  const see = scopeBind(cachedSeen, { scope })
  renderOverPage(scope, CachedNotice)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    see({ at: data.cachedAt, isOnline: navigator.onLine }),
  )
  const cachedAt = cachedAtOf(document)
  if (cachedAt !== null) see({ at: cachedAt, isOnline: navigator.onLine })
  void allSettled(buildOpened, { scope, params: build })
}
