import { isPageMessage } from '../messages.ts'
import { workerHandlers } from './worker-handlers.ts'
import { isWorkerScope, type WorkerScope } from './worker-scope.ts'

// Both are written by the build.
const build: string = import.meta.env.VITE_WORKER_BUILD
const files: string = import.meta.env.VITE_WORKER_FILES

/** Keeps the site readable offline. When a new build arrives, open pages continue with its worker. */
function start(scope: WorkerScope): void {
  const { clients, registration } = scope
  const { answer, hear } = workerHandlers(scope, { build, files: files.split(' ') })
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', event =>
    event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
  )
  scope.addEventListener('fetch', answer)
  scope.addEventListener('message', event => {
    const { data, source } = event
    if (isPageMessage(data) && source) event.waitUntil(hear(data, source.id, event))
  })
}

const scope: object = globalThis
if (isWorkerScope(scope)) start(scope)
