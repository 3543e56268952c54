import { inHeaders, json, type Seed } from '../fault.ts'
import { LostConnection } from '../start-host.ts'

/** Subtle faults of headers, encodings and connections. */
export const headerSeeds: readonly Seed[] = [
  {
    name: 'every origin may read, with credentials',
    finish: inHeaders((headers, { request }) => {
      const origin = request.headers.get('Origin')
      if (origin === null) return
      headers.set('Access-Control-Allow-Origin', origin)
      headers.set('Access-Control-Allow-Credentials', 'true')
    }),
  },
  {
    name: 'one origin, whoever asks',
    finish: inHeaders(headers => headers.set('Access-Control-Allow-Origin', 'https://www.shop.example')),
  },
  {
    name: 'one operation that pages cannot read',
    finish: inHeaders(
      (headers, { operationId }) =>
        operationId === 'getItemOffers' && headers.delete('Access-Control-Allow-Origin'),
    ),
  },
  {
    name: 'preflights that forbid to delete',
    finish: inHeaders(
      headers =>
        headers.has('Access-Control-Allow-Methods') &&
        headers.set('Access-Control-Allow-Methods', 'GET,POST'),
    ),
  },
  {
    name: 'preflights that nobody answers',
    finish: (response, { request }) =>
      request.method === 'OPTIONS' ? json({ success: false, message: 'unknown' }, 405) : response,
  },
  {
    name: 'answers that differ by origin, and do not say so',
    finish: inHeaders(headers => headers.delete('Vary')),
  },
  {
    name: 'answers of members that proxies keep',
    finish: inHeaders(
      (headers, { request }) =>
        request.headers.has('Authorization') && headers.set('Cache-Control', 's-maxage=60'),
    ),
  },
  {
    name: 'a member’s page that anybody may keep',
    finish: inHeaders(
      (headers, { operationId }) => operationId === 'getMember' && headers.set('Cache-Control', 'public'),
    ),
  },
  {
    name: 'data that is called text',
    finish: inHeaders(
      (headers, { operationId }) =>
        operationId === 'getItems' && headers.set('Content-Type', 'text/plain; charset=utf-8'),
    ),
  },
  {
    name: 'refusals that are called a page',
    finish: inHeaders((headers, _, status) => status >= 400 && headers.set('Content-Type', 'text/html')),
  },
  {
    name: 'letters that are cut in two',
    around: async ({ operationId, request }, next) => {
      const response = await next(request)
      if (operationId !== 'getNotices' || response.status !== 200) return response
      const bytes = new Uint8Array(await response.arrayBuffer())
      const first = bytes.findIndex(byte => byte >= 0xe0)
      return new Response(first < 0 ? bytes : bytes.filter((_, place) => place !== first + 1), response)
    },
  },
  {
    name: 'a connection that is lost now and then',
    around: async ({ request, callsBefore }, next) => {
      if (callsBefore % 97 === 96) throw new LostConnection()
      return next(request)
    },
  },
  {
    name: 'a write whose answer is lost',
    around: async ({ operationId, request, sameBefore }, next) => {
      const response = await next(request)
      if (operationId === 'createReviewComment' && sameBefore % 2 === 0) throw new LostConnection()
      return response
    },
  },
  {
    name: 'a slow operation',
    around: async ({ operationId, request }, next) => {
      if (operationId === 'getMainAside') await new Promise(resolve => setTimeout(resolve, 1500))
      return next(request)
    },
  },
]
