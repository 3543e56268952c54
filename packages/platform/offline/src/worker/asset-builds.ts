import { assetsPrefix } from './cache-storage.ts'
import type { WorkerClients } from './worker-scope.ts'

/** The build of each open page. */
const buildsCache = 'jeoul-builds'

/** Stores the build of a page. */
export async function noteBuild(stores: CacheStorage, clientId: string, build: string): Promise<void> {
  const builds = await stores.open(buildsCache)
  await builds.put(`/${clientId}`, new Response(build))
}

/** The build of a page; undefined if it has not reported one. */
export async function buildOfClient(stores: CacheStorage, clientId: string): Promise<string | undefined> {
  const builds = await stores.open(buildsCache)
  return (await builds.match(`/${clientId}`))?.text()
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
  const known = await Promise.all(open.map(({ id }) => buildOfClient(stores, id)))
  if (known.includes(undefined)) return
  const needed = new Set([build, ...known].map(name => assetsPrefix + name))
  const old = (await stores.keys()).filter(name => name.startsWith(assetsPrefix) && !needed.has(name))
  await Promise.all(old.map(name => stores.delete(name)))
  const closed = (await builds.keys()).filter(({ url }) => !open.some(({ id }) => url.endsWith(`/${id}`)))
  await Promise.all(closed.map(note => builds.delete(note)))
}
