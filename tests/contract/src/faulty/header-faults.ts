import { type Fault, inHeaders } from './fault.ts'
import { LostConnection } from './start-host.ts'

const isOfMember = (request: Request) => request.headers.has('Authorization')

/** Headers that browsers and caches go by, and connections. */
export const headerFaults: readonly Fault[] = [
  {
    name: 'answers for every origin, with a token',
    breaks: 'other-origins',
    only: ['getMember'],
    caught: /^getMember header\.Access-Control-Allow-Origin: is '\*' for a request with a token/,
    finish: inHeaders((headers, { request }) => {
      if (isOfMember(request)) headers.set('Access-Control-Allow-Origin', '*')
    }),
  },
  {
    name: 'a preflight that forbids the token',
    breaks: 'other-origins',
    only: ['getMember'],
    caught: /^getMember header\.Access-Control-Allow-Headers: is 'Content-Type', without authorization/,
    finish: inHeaders((headers, { request }) => {
      if (request.method === 'OPTIONS') headers.set('Access-Control-Allow-Headers', 'Content-Type')
    }),
  },
  {
    name: 'refusals that pages cannot read',
    breaks: 'other-origins',
    only: ['getProduct'],
    caught: /^getProduct header\.Access-Control-Allow-Origin: is missing/,
    finish: inHeaders((headers, _, status) => {
      if (status >= 400) headers.delete('Access-Control-Allow-Origin')
    }),
  },
  {
    name: 'answers of members that anybody may keep',
    breaks: 'allowed-requests',
    only: ['getWishGroups'],
    caught: /^getWishGroups header\.Cache-Control: is 'public, max-age=600' for a member/,
    finish: inHeaders((headers, { request }) => {
      if (isOfMember(request)) headers.set('Cache-Control', 'public, max-age=600')
    }),
  },
  {
    name: 'an answer in another encoding',
    breaks: 'discovery',
    only: ['getNotices'],
    caught: /^getNotices header\.Content-Type: is 'application\/json; charset=euc-kr'/,
    finish: inHeaders((headers, { operationId }) => {
      if (operationId === 'getNotices') headers.set('Content-Type', 'application/json; charset=euc-kr')
    }),
  },
  {
    name: 'a connection that is lost',
    breaks: 'allowed-requests',
    only: ['getLogo'],
    caught: /^getLogo status: no answer \(.+\)/,
    around: async ({ operationId, request, sameBefore }, next) => {
      if (operationId === 'getLogo' && sameBefore % 5 === 4) throw new LostConnection()
      return next(request)
    },
  },
  {
    name: 'an operation that takes its time',
    breaks: 'slow-answers',
    only: ['getMap'],
    slow: 40,
    caught: /^getMap time: half of \d+ answers took more than \d+ ms/,
    around: async ({ operationId, request }, next) => {
      if (operationId === 'getMap') await new Promise(resolve => setTimeout(resolve, 60))
      return next(request)
    },
  },
]
