import { assetsPrefix } from './kept-caches.ts'
import type { WorkerClients } from './worker-scope.ts'

/** Which build each open page is of. */
const buildsCache = 'jeoul-builds'

/** Notes of which build a page is. */
export async function noteBuild(stores: CacheStorage, clientId: string, build: string): Promise<void> {
  const builds = await stores.open(buildsCache)
  await builds.put(`/${clientId}`, new Response(build))
}

/**
 * Deletes the assets of builds that no open page needs. While any open page has not reported its build, all of them
 * stay: an old page may still load parts that the server no longer has.
 */
export async function dropOldBuilds(
  stores: CacheStorage,
  clients: Pick<WorkerClients, 'matchAll'>,
  build: string,
): Promise<void> {
  const builds = await stores.open(buildsCache)
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const known = await Promise.all(open.map(async ({ id }) => (await builds.match(`/${id}`))?.text()))
  if (known.includes(undefined)) return
  const needed = new Set([build, ...known].map(name => assetsPrefix + name))
  const old = (await stores.keys()).filter(name => name.startsWith(assetsPrefix) && !needed.has(name))
  await Promise.all(old.map(name => stores.delete(name)))
  const closed = (await builds.keys()).filter(({ url }) => !open.some(({ id }) => url.endsWith(`/${id}`)))
  await Promise.all(closed.map(note => builds.delete(note)))
}
