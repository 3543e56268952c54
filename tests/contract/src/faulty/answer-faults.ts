import { type Fault, inAnswer, inStatus, json } from './fault.ts'

const badRequest = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'no' }

/** Answers that violate the documents. */
export const answerFaults: readonly Fault[] = [
  {
    name: 'a property that nobody described',
    breaks: 'discovery',
    only: ['getItems'],
    caught: /^getItems body\.result\.items\.0\.discount: is not documented/,
    around: inAnswer('getItems', body => {
      const [first, ...others] = body.result.items
      const items = first ? [{ ...first, discount: 10 }, ...others] : []
      return { ...body, result: { ...body.result, items } }
    }),
  },
  {
    name: 'a missing field',
    breaks: 'allowed-requests',
    only: ['getProduct'],
    caught: /^getProduct body\.result\.zzim_count: is required/,
    around: inAnswer('getProduct', ({ result: { zzim_count: _, ...result }, ...body }) => ({
      ...body,
      result,
    })),
  },
  {
    name: 'a wrong type',
    breaks: 'discovery',
    only: ['getMalls'],
    caught: /^getMalls body\.markets\.\d+\.priceB2c: must be integer/,
    around: inAnswer('getMalls', body => ({
      ...body,
      markets: body.markets.map(market => ({ ...market, priceB2c: `${market.priceB2c}원` })),
    })),
  },
  {
    name: 'another status of success',
    breaks: 'allowed-requests',
    only: ['createWishGroup'],
    caught: /^createWishGroup status: (201 is not documented|is 201 instead of 200)/,
    around: inStatus('createWishGroup', 200, 201),
  },
  {
    name: 'success for what does not exist',
    breaks: 'unknown-ids',
    only: ['getNotice'],
    caught: /^getNotice status: is 200 instead of 404/,
    around: inStatus('getNotice', 404, 200, {
      success: true,
      message: 'success',
      result: { id: '1', title: '공지', created: '2026-01-01T00:00:00.000Z', content: '' },
    }),
  },
  {
    name: 'nothing found where something is',
    breaks: 'discovery',
    only: ['getSpecs'],
    caught: /^getSpecs status: is 404 instead of 200/,
    around: inStatus('getSpecs', 200, 404, { success: false, message: 'no such category', result: null }),
  },
  {
    name: 'a failure at the end of the range',
    breaks: 'extreme-requests',
    only: ['getReviews'],
    caught: /^getReviews status: is 500 for an allowed request/,
    around: async (call, next) =>
      call.operationId === 'getReviews' && new URL(call.request.url).searchParams.get('page') === '100000'
        ? json({ success: false, message: 'out of memory', result: null }, 500)
        : next(call.request),
  },
  {
    name: 'an error that says nothing',
    breaks: 'broken-requests',
    only: ['getAside'],
    caught: /^getAside body\.message: is required/,
    around: inStatus('getAside', 400, 400, { ...badRequest, success: false, result: null }),
  },
  {
    name: 'an error of another status than its body',
    breaks: 'broken-requests',
    only: ['getAside'],
    caught: /^getAside body\.status: is 500 in an answer that says 400/,
    around: inStatus('getAside', 400, 400, {
      ...badRequest,
      status: 500,
      success: false,
      message: 'no',
    }),
  },
  {
    name: 'a page in place of data',
    breaks: 'discovery',
    only: ['getNotices'],
    caught: /^getNotices header\.Content-Type: is 'text\/html'/,
    around: async (call, next) =>
      call.operationId === 'getNotices'
        ? new Response('<h1>점검 중</h1>', { headers: { 'Content-Type': 'text/html' } })
        : next(call.request),
  },
  {
    name: 'half an answer',
    breaks: 'allowed-requests',
    only: ['getHeaderBanner'],
    caught: /^getHeaderBanner body: is no JSON/,
    around: async (call, next) => {
      const response = await next(call.request)
      if (call.operationId !== 'getHeaderBanner') return response
      return new Response((await response.text()).slice(0, 40), response)
    },
  },
  {
    name: 'no answer in time',
    breaks: 'allowed-requests',
    only: ['getMap'],
    timeout: 500,
    caught: /^getMap status: no answer within/,
    around: (call, next) =>
      call.operationId === 'getMap' ? new Promise<never>(() => undefined) : next(call.request),
  },
  {
    name: 'a category that miscounts its children',
    breaks: 'category-trees',
    only: ['getCategoryTree'],
    caught: /^getCategoryTree the category \d+: child_count: is \d+ instead of \d+/,
    around: inAnswer('getCategoryTree', body => ({
      ...body,
      result: body.result.map(root => ({ ...root, child_count: root.child_count + 1 })),
    })),
  },
  {
    name: 'a stranger who is logged in',
    breaks: 'visitor-session',
    only: ['getUser'],
    caught: /^getUser body\.isLogin: is true instead of false/,
    around: inAnswer('getUser', body => ({ ...body, isLogin: true })),
  },
  {
    name: 'a member who is somebody else to the other host',
    breaks: 'member-identity',
    only: ['getUser'],
    caught: /^getUser body\.result\.nickname: is "나" instead of/,
    around: inAnswer('getUser', body => ({
      ...body,
      result: body.result && { ...body.result, nickname: '나' },
    })),
  },
  {
    name: 'a category that is more than itself',
    breaks: 'single-category',
    only: ['queryCategory'],
    caught: /^queryCategory body\.result\.length: is 2 instead of 1/,
    around: inAnswer('queryCategory', body => ({ ...body, result: [...body.result, ...body.result] })),
  },
  {
    name: 'an estimate of another minishop',
    breaks: 'minishop-estimates',
    only: ['createMinishopEstimate'],
    caught: /^createMinishopEstimate body\.result\.idx_b_manager: is 99 instead of \d+/,
    around: inAnswer('createMinishopEstimate', body => ({
      ...body,
      result: { ...body.result, idx_b_manager: 99 },
    })),
  },
  {
    name: 'an estimate that does not add up',
    breaks: 'new-estimates',
    only: ['createEstimate'],
    caught: /^createEstimate body\.result\.pc\.price: is \d+ instead of \d+/,
    around: inAnswer('createEstimate', body => {
      const { pc } = body.result
      return { ...body, result: { ...body.result, pc: { ...pc, price: pc.price + 1 } } }
    }),
  },
]
