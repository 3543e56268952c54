import { savesData } from '@jeoul/ssr/saves-data'
import {
  CacheFirst,
  disableNavigationPreload,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type RouteMatchCallbackOptions,
  Serwist,
  StaleWhileRevalidate,
} from 'serwist'
import { keepOnly, kept, pageTimeoutSeconds } from '../kept-caches.ts'
import { openPressedNotifications } from './notifications.ts'
import { lastEstimate, sharedAnswers, visitorPages } from './readable.ts'

declare const self: {
  /** Written by the build: the page that stands in for missing ones, and the site's scripts and styles. */
  readonly __SW_MANIFEST: readonly [string, ...string[]]
  addEventListener(name: 'activate', listen: (event: { waitUntil(work: Promise<void>): void }) => void): void
}

const day = 24 * 60 * 60
const [fallback, ...files] = self.__SW_MANIFEST

const pages = {
  cacheName: kept.pages,
  matchOptions: { ignoreVary: true },
  plugins: [
    visitorPages,
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 30 * day, matchOptions: { ignoreVary: true } }),
  ],
}

/** The way to a mall only redirects, and is reported as a click. */
const isOutbound = ({ request, sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode === 'navigate' && url.pathname.startsWith('/link/')

/** Navigations, and what an open page asks the worker to keep. */
const isPage = ({ request, event, sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin &&
  (request.mode === 'navigate' || event.type === 'message') &&
  !url.pathname.startsWith('/link/')

const isAsset = ({ sameOrigin, url }: RouteMatchCallbackOptions) =>
  sameOrigin && url.pathname.startsWith('/assets/')

const isPicture = ({ request, url }: RouteMatchCallbackOptions) =>
  request.destination === 'image' && url.protocol.startsWith('http')

/** Whether a request to a host is anonymous, so that its answer may be cached for anyone. */
const isAnswer = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  !sameOrigin &&
  request.mode === 'cors' &&
  request.destination === '' &&
  !request.headers.has('Authorization') &&
  !request.headers.has('Range')

// A new worker waits until the pages of the build before are closed, and deletes that build's files then.
const serwist = new Serwist({
  precacheEntries: [fallback, ...(savesData() ? [] : files)].map(url => ({ url, revision: null })),
  precacheOptions: {
    cacheName: kept.assets,
    // Requests of the page do not wait for them.
    concurrency: 4,
    fetchOptions: { priority: 'low' },
    matchOptions: { ignoreVary: true },
  },
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: isPage,
      handler: new NetworkFirst({
        ...pages,
        networkTimeoutSeconds: pageTimeoutSeconds,
        plugins: [
          ...pages.plugins,
          {
            handlerDidError: async ({ request }) =>
              (await lastEstimate(request.url)) ?? serwist.matchPrecache(fallback),
          },
        ],
      }),
    },
    {
      matcher: isOutbound,
      handler: new NetworkOnly({ plugins: [{ handlerDidError: () => serwist.matchPrecache(fallback) }] }),
    },
    // In the cache of the precached files: of a newer build than this worker's, or where data is saved.
    {
      matcher: isAsset,
      handler: new CacheFirst({ cacheName: kept.assets, matchOptions: { ignoreVary: true } }),
    },
    {
      matcher: isPicture,
      handler: new StaleWhileRevalidate({
        cacheName: kept.pictures,
        plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
      }),
    },
    {
      matcher: isAnswer,
      handler: new NetworkFirst({
        cacheName: kept.answers,
        plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: day }), sharedAnswers],
      }),
    },
  ],
})

// Earlier workers switched it on. In Firefox a failed preload is an answer, after which the cache is not asked.
disableNavigationPreload()
// What earlier workers kept under other names.
self.addEventListener('activate', event => event.waitUntil(keepOnly(Object.values(kept))))
serwist.addEventListeners()
openPressedNotifications()
