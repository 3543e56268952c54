import { isWorkerScope, type WorkerScope } from './worker-scope.ts'

/** Takes the worker and all that it kept off the device again: what is served while the operator has it switched off. */
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
