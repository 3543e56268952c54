import {
  type CachedResponseWillBeUsedCallbackParam,
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
} from 'serwist'
import type { PageMessage, WorkerMessage } from '../messages.ts'
import { buildOfClient, dropOldBuilds, noteBuild } from './asset-builds.ts'
import { answersCache, assetsPrefix, picturesCache } from './cache-storage.ts'
import { keeping } from './keeping.ts'
import { type Kind, kindOf } from './kind-of.ts'
import { pageAnswers, seenPages } from './page-answers.ts'
import type { LastingEvent, RequestEvent, WorkerScope } from './worker-scope.ts'

interface Build {
  /** The site's first script, whose name changes with every build. */
  readonly build: string
  /** Addresses of all its scripts and styles. */
  readonly files: readonly string[]
}

/** The worker's handlers of requests and of messages from pages. */
export function workerHandlers(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  { build, files }: Build,
) {
  const notify = async (response: Response, cachedAt: number, clientId: string) => {
    const message: WorkerMessage = { cachedAt }
    const client = clientId === '' ? undefined : await clients.get(clientId)
    client?.postMessage(message)
    return response
  }
  const assets = new CacheFirst({
    cacheName: assetsPrefix + build,
    plugins: [keeping('asset'), { cachedResponseWillBeUsed: fromAnyBuild }],
  })
  const strategies: Readonly<Record<Kind, Strategy>> = {
    document: pageAnswers,
    asset: assets,
    picture: new StaleWhileRevalidate({ cacheName: picturesCache, plugins: [keeping('picture')] }),
    answer: new NetworkFirst({ cacheName: answersCache, plugins: [keeping('answer', notify)] }),
  }

  /** Answers a request, or leaves it to the browser. */
  function answer(event: RequestEvent): void {
    const { request } = event
    const kind = kindOf(request, location.origin)
    if (kind !== null) event.respondWith(strategies[kind].handle({ request, event }))
  }

  async function hear(message: PageMessage, clientId: string, event: LastingEvent): Promise<void> {
    // Including its index in the cache.
    const isLoaded = (strategy: Strategy, href: string) => {
      const request = new Request(new URL(href, location.origin))
      const [, done] = strategy.handleAll({ request, event })
      return done.then(
        () => true,
        () => false,
      )
    }
    const fill = async () => {
      const cache = await caches.open(assetsPrefix + build)
      const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
      // One at a time, so that other requests do not wait for them.
      for (const href of files) if (!cached.has(href) && !(await isLoaded(assets, href))) return
    }
    if (message.type === 'moved') {
      await isLoaded(seenPages, message.href)
      if ((await buildOfClient(caches, clientId)) === build) await fill()
      return
    }
    await noteBuild(caches, clientId, message.build)
    await dropOldBuilds(caches, clients, build)
    await isLoaded(seenPages, message.href)
    for (const href of message.assets) await isLoaded(assets, href)
    if (message.mayFill && message.build === build) await fill()
  }

  return { answer, hear }
}

/** A page of an older build loads that build's files, which the server may no longer have. */
async function fromAnyBuild({ request, cachedResponse }: CachedResponseWillBeUsedCallbackParam) {
  return cachedResponse ?? caches.match(request, { ignoreVary: true })
}
