import {
  answer,
  type Call,
  done,
  failed,
  header,
  headers,
  headerText,
  LostConnection,
  lost,
  preflights,
  response,
  slow,
  status,
  success,
  text,
} from './changes.ts'
import type { Table } from './fault.ts'

const badRequest = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'no', success: false }
const html = { 'Content-Type': 'text/html' }
const isOfMember = ({ request }: Call) => request.headers.has('Authorization')

/** Faults of any answer, whatever it is about: its form, status, headers and connection. */
export const transport: Table = {
  faults: {
    'an undocumented property': {
      by: ['discovery', 'getItems', /^body\.result\.items\.0\.discount: is not documented/],
      ...answer('getItems', 'result.items.0', item => ({ ...item, discount: 10 })),
    },
    'a missing field': {
      by: ['allowed-requests', 'getProduct', /^body\.result\.zzim_count: is required/],
      ...answer('getProduct', 'result.zzim_count', () => undefined),
    },
    'a wrong type': {
      by: ['discovery', 'getMalls', /^body\.markets\.\d+\.priceB2c: must be integer/],
      ...answer('getMalls', 'markets.*.priceB2c', price => `${price}원`),
    },
    'another status of success': {
      by: ['allowed-requests', 'createWishGroup', /^status: (201 is not documented|is 201 instead of 200)/],
      ...status('createWishGroup', 200, 201),
    },
    'success for what does not exist': {
      by: ['unknown-ids', 'getNotice', /^status: is 200 instead of 404/],
      ...status(
        'getNotice',
        404,
        200,
        done({ id: '1', title: '공지', created: '2026-01-01T00:00:00.000Z', content: '' }),
      ),
    },
    'nothing found where something is': {
      by: ['discovery', 'getSpecs', /^status: is 404 instead of 200/],
      ...status('getSpecs', 200, 404, failed),
    },
    'a failure at the end of the range': {
      by: ['extreme-requests', 'getReviews', /^status: is 500 for an allowed request/],
      ...response('getReviews', (found, { query }) =>
        query.get('page') === '100000' ? Response.json(failed, { status: 500 }) : found,
      ),
    },
    'an error without a message': {
      by: ['broken-requests', 'getAside', /^body\.message: is required/],
      ...status('getAside', 400, 400, { ...badRequest, result: null }),
    },
    'an error of another status than its body': {
      by: ['broken-requests', 'getAside', /^body\.status: is 500, although the status is 400/],
      ...status('getAside', 400, 400, { ...badRequest, status: 500, message: 'no' }),
    },
    'JSON that is taken as any text': {
      by: ['broken-requests', 'createWishGroup', /^status: is 200 instead of 400/],
      around(call, next) {
        const { operationId, request } = call
        if (operationId !== 'createWishGroup' || !request.headers.get('Content-Type')?.startsWith('text/')) {
          return next(request)
        }
        const headers = new Headers(request.headers)
        headers.set('Content-Type', 'application/json')
        return next(new Request(request, { headers }))
      },
    },
    'a page in place of data': {
      by: ['discovery', 'getNotices', /^header\.Content-Type: is 'text\/html'/],
      ...response('getNotices', () => new Response('<h1>점검 중</h1>', { headers: html })),
    },
    'half an answer': {
      by: ['allowed-requests', 'getHeaderBanner', /^body: is not JSON/],
      ...text('getHeaderBanner', whole => whole.slice(0, 40)),
    },
    'no answer in time': {
      by: ['allowed-requests', 'getMap', /^status: no answer within/],
      timeout: 500,
      ...slow('getMap', 2000),
    },
    'answers for every origin, with a token': {
      by: [
        'other-origins',
        'getMember',
        /^header\.Access-Control-Allow-Origin: is '\*' for a request with a token/,
      ],
      ...headers((all, call) => isOfMember(call) && all.set('Access-Control-Allow-Origin', '*')),
    },
    'a preflight that forbids the token': {
      by: [
        'other-origins',
        'getMember',
        /^header\.Access-Control-Allow-Headers: is 'Content-Type', without auth/,
      ],
      ...headerText('Access-Control-Allow-Headers', () => 'Content-Type'),
    },
    'refusals that pages cannot read': {
      by: ['other-origins', 'getProduct', /^header\.Access-Control-Allow-Origin: is missing/],
      ...headers((all, _, code) => code >= 400 && all.delete('Access-Control-Allow-Origin')),
    },
    'answers of members that anybody may keep': {
      by: [
        'allowed-requests',
        'getWishGroups',
        /^header\.Cache-Control: is 'public, max-age=600' for a request with a token/,
      ],
      ...headers((all, call) => isOfMember(call) && all.set('Cache-Control', 'public, max-age=600')),
    },
    'an answer in another encoding': {
      by: ['discovery', 'getNotices', /^header\.Content-Type: is 'application\/json; charset=euc-kr'/],
      ...header('getNotices', 'Content-Type', 'application/json; charset=euc-kr'),
    },
    'a connection that is lost': {
      by: ['allowed-requests', 'getLogo', /^status: no answer \(.+\)/],
      ...lost('getLogo', ({ sameBefore }) => sameBefore % 5 === 4),
    },
    'an operation that takes its time': {
      by: ['slow-answers', 'getMap', /^time: half of \d+ answers took more than \d+ ms/],
      slow: 40,
      ...slow('getMap', 60),
    },
  },
  seeds: {
    'every origin may read, with credentials': headers((all, { request }) => {
      const origin = request.headers.get('Origin')
      if (origin === null) return
      all.set('Access-Control-Allow-Origin', origin)
      all.set('Access-Control-Allow-Credentials', 'true')
    }),
    'one origin, whoever asks': headers(all =>
      all.set('Access-Control-Allow-Origin', 'https://www.shop.example'),
    ),
    'one operation that pages cannot read': header('getItemOffers', 'Access-Control-Allow-Origin'),
    'preflights that forbid to delete': headerText('Access-Control-Allow-Methods', () => 'GET,POST'),
    'preflights that are refused': preflights(() => Response.json(failed, { status: 405 })),
    'answers that differ by origin, and do not say so': headers(all => all.delete('Vary')),
    'answers of members that proxies keep': headers(
      (all, call) => isOfMember(call) && all.set('Cache-Control', 's-maxage=60'),
    ),
    'a member’s page that anybody may keep': header('getMember', 'Cache-Control', 'public'),
    'data that is called text': header('getItems', 'Content-Type', 'text/plain; charset=utf-8'),
    'refusals that are called a page': headers(
      (all, _, code) => code >= 400 && all.set('Content-Type', 'text/html'),
    ),
    'letters that are cut in two': success('getNotices', async found => {
      const bytes = new Uint8Array(await found.arrayBuffer())
      const first = bytes.findIndex(byte => byte >= 0xe0)
      return new Response(first < 0 ? bytes : bytes.filter((_, place) => place !== first + 1), found)
    }),
    'a connection that is lost now and then': {
      around: ({ request, callsBefore }, next) =>
        callsBefore % 97 === 96 ? Promise.reject(new LostConnection()) : next(request),
    },
    'a write whose answer is lost': lost('createReviewComment', ({ sameBefore }) => sameBefore % 2 === 0),
    'a slow operation': slow('getMainAside', 1500),
  },
  mistakes: {
    'an allowed origin with a slash': headerText('Access-Control-Allow-Origin', origin => `${origin}/`),
    'two allowed origins in one header': headerText(
      'Access-Control-Allow-Origin',
      origin => `${origin}, https://m.shop.example`,
    ),
    'an allowed origin that is null': headerText('Access-Control-Allow-Origin', () => 'null'),
    'preflights that need a token': preflights(() => Response.json(failed, { status: 401 })),
    'preflights that are sent elsewhere': preflights(
      () => new Response(null, { status: 301, headers: { Location: '/' } }),
    ),
    'preflights that forbid to put': {
      by: ['preflights', 'renameWishGroup', /^header\.Access-Control-Allow-Methods: is .+, without PUT/],
      ...headerText('Access-Control-Allow-Methods', () => 'GET,POST,DELETE'),
    },
    'preflights that forbid JSON': headerText('Access-Control-Allow-Headers', () => 'Authorization'),
    'preflights without an origin': headers(
      (all, { request }) => request.method === 'OPTIONS' && all.delete('Access-Control-Allow-Origin'),
    ),
    'a page of a member’s product that anybody may keep': header(
      'getProduct',
      'Cache-Control',
      'public, max-age=60',
    ),
    'lists of wishes that are kept for a day by everybody': header(
      'getZzimGroups',
      'Cache-Control',
      's-maxage=86400, max-age=0',
    ),
    'refusals in another encoding': headers((all, _, code) => {
      const [type] = all.get('Content-Type')?.split(';') ?? []
      if (code >= 400) all.set('Content-Type', `${type}; charset=euc-kr`)
    }),
    'data without a type': header('getSpecs', 'Content-Type'),
    'data that is called a script': header('getCategories', 'Content-Type', 'application/javascript'),
    'a warning before the data': text('getParts', data => `<br />\n<b>Warning</b>: Undefined index${data}`),
    'no body at all': text('getLogo', () => ''),
    'a proxy’s page now and then': response('getItems', (found, { sameBefore }) =>
      sameBefore % 20 === 19
        ? new Response('<html>Bad Gateway</html>', { status: 502, headers: html })
        : found,
    ),
    'a login page in place of a refusal': {
      finish: found =>
        found.status === 401 ? new Response(null, { status: 302, headers: { Location: '/logout' } }) : found,
    },
    'a failure with status 200': status('getProduct', 404, 200, failed),
    'a visitor who is forbidden, not asked to log in': status('createReview', 401, 403),
    'a failure for an unknown id': status('getMalls', 404, 500, failed),
    'an unknown review that is a bad request': status('getReview', 404, 400),
    'an operation that never answers a visitor': lost('getAdTag', call => !isOfMember(call)),
    'writes that take their time': slow('renameWishGroup', 1300),
    'an answer that stops halfway in the list': text('getCuration', data => data.slice(0, data.length / 2)),
  },
}
