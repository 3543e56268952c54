import { inHeaders, inStatus, json, type Seed } from '../fault.ts'
import { LostConnection } from '../start-host.ts'

const failure = { success: false, message: 'failed', result: null }
const isPreflight = ({ method }: Request) => method === 'OPTIONS'

/** Headers, statuses and connections as servers and proxies get them wrong. */
export const transportMistakes: readonly Seed[] = [
  allowOrigin('an allowed origin with a slash', origin => `${origin}/`),
  allowOrigin('two allowed origins in one header', origin => `${origin}, https://m.shop.example`),
  allowOrigin('an allowed origin that is null', () => 'null'),
  {
    name: 'preflights that need a token',
    finish: (response, { request }) => (isPreflight(request) ? json(failure, 401) : response),
  },
  {
    name: 'preflights that are sent elsewhere',
    finish: (response, { request }) =>
      isPreflight(request) ? new Response(null, { status: 301, headers: { Location: '/' } }) : response,
  },
  allowIn('preflights that forbid to put', 'Methods', 'GET,POST,DELETE'),
  allowIn('preflights that forbid JSON', 'Headers', 'Authorization'),
  {
    name: 'preflights without an origin',
    finish: inHeaders(
      (headers, { request }) => isPreflight(request) && headers.delete('Access-Control-Allow-Origin'),
    ),
  },
  {
    name: 'a page of a member’s product that anybody may keep',
    finish: inHeaders(
      (headers, { operationId }) =>
        operationId === 'getProduct' && headers.set('Cache-Control', 'public, max-age=60'),
    ),
  },
  {
    name: 'lists of wishes that are kept for a day by everybody',
    finish: inHeaders(
      (headers, { operationId }) =>
        operationId === 'getZzimGroups' && headers.set('Cache-Control', 's-maxage=86400, max-age=0'),
    ),
  },
  {
    name: 'refusals in another encoding',
    finish: inHeaders(
      (headers, _, status) =>
        status >= 400 &&
        headers.set('Content-Type', `${headers.get('Content-Type')?.split(';')[0]}; charset=euc-kr`),
    ),
  },
  {
    name: 'data without a type',
    finish: inHeaders(
      (headers, { operationId }) => operationId === 'getSpecs' && headers.delete('Content-Type'),
    ),
  },
  {
    name: 'data that is called a script',
    finish: inHeaders(
      (headers, { operationId }) =>
        operationId === 'getCategories' && headers.set('Content-Type', 'application/javascript'),
    ),
  },
  {
    name: 'a warning before the data',
    around: async ({ operationId, request }, next) => {
      const response = await next(request)
      if (operationId !== 'getParts' || response.status !== 200) return response
      return new Response(`<br />\n<b>Warning</b>: Undefined index${await response.text()}`, response)
    },
  },
  {
    name: 'no body at all',
    around: async ({ operationId, request }, next) => {
      const response = await next(request)
      return operationId === 'getLogo' && response.status === 200 ? new Response('', response) : response
    },
  },
  {
    name: 'a proxy’s page now and then',
    around: async ({ operationId, request, sameBefore }, next) =>
      operationId === 'getItems' && sameBefore % 20 === 19
        ? new Response('<html>Bad Gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } })
        : next(request),
  },
  {
    name: 'a login page in place of a refusal',
    finish: (response, { request }) =>
      response.status === 401 && !isPreflight(request)
        ? new Response(null, { status: 302, headers: { Location: '/logout' } })
        : response,
  },
  { name: 'a failure that says 200', around: inStatus('getProduct', 404, 200, failure) },
  { name: 'a visitor who is forbidden, not asked to log in', around: inStatus('createReview', 401, 403) },
  { name: 'a failure for an unknown id', around: inStatus('getMalls', 404, 500, failure) },
  { name: 'an unknown review that is a bad request', around: inStatus('getReview', 404, 400) },
  {
    name: 'an operation that never answers a visitor',
    around: async ({ operationId, request }, next) => {
      if (operationId === 'getAdTag' && !request.headers.has('Authorization')) throw new LostConnection()
      return next(request)
    },
  },
  {
    name: 'writes that take their time',
    around: async ({ operationId, request }, next) => {
      if (operationId === 'renameWishGroup') await new Promise(resolve => setTimeout(resolve, 1300))
      return next(request)
    },
  },
  {
    name: 'an answer that stops halfway in the list',
    around: async ({ operationId, request }, next) => {
      const response = await next(request)
      if (operationId !== 'getCuration' || response.status !== 200) return response
      const text = await response.text()
      return new Response(text.slice(0, text.length / 2), response)
    },
  },
]

function allowOrigin(name: string, change: (origin: string) => string): Seed {
  return {
    name,
    finish: inHeaders(headers => {
      const origin = headers.get('Access-Control-Allow-Origin')
      if (origin !== null) headers.set('Access-Control-Allow-Origin', change(origin))
    }),
  }
}

function allowIn(name: string, what: 'Methods' | 'Headers', value: string): Seed {
  const header = `Access-Control-Allow-${what}`
  return { name, finish: inHeaders(headers => headers.has(header) && headers.set(header, value)) }
}
