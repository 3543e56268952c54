import { isWorkerScope, type WorkerScope } from './worker-scope.ts'

/** Unregisters the worker and deletes its caches. Served in its place while the operator has switched it off. */
async function leave({ registration }: Pick<WorkerScope, 'registration'>): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith('jeoul-')).map(name => caches.delete(name)))
  await registration.unregister()
}

const scope: object = globalThis
if (isWorkerScope(scope)) {
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event => event.waitUntil(leave(scope)))
}
