import type { LivePage } from '@jeoul/ssr'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { allSettled, scopeBind } from 'effector'
import type { WorkerMessage } from '../kept-caches.ts'
import { CachedNotice } from './cached-notice.tsx'
import { cachedSeen, workerWanted } from './offline-model.ts'
import { reloadPictures } from './reload-pictures.ts'
import { retryLater } from './retry-later.ts'

/** Caches visited pages for reading offline, and shows a notice on a cached page. */
export function keepOffline({ scope }: Pick<LivePage, 'scope'>): void {
  retryLater(scope)
  reloadPictures(scope)
  // The build of a site writes a worker and its address; development and the demo have none. Browsers have service workers
  // in a secure context only.
  const worker: string | undefined = import.meta.env.VITE_WORKER
  if (worker === undefined || !('serviceWorker' in navigator)) return
  const see = scopeBind((at: number) => cachedSeen({ at, isOnline: navigator.onLine }), { scope })
  renderOverPage(scope, CachedNotice)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) =>
    see(data.cachedAt),
  )
  const { cachedAt } = document.documentElement.dataset
  if (cachedAt !== undefined) see(Number(cachedAt))
  void allSettled(workerWanted, { scope, params: worker })
}
