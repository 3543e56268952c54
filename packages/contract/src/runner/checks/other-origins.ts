import type { Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Additions, Caller } from '../exchanges/additions.ts'
import type { Body, Exchange, PlannedRequest } from '../exchanges/exchange.ts'
import { hold } from '../exchanges/hold.ts'
import type { Context } from '../prepare-run.ts'
import { forbiddenChanges } from '../requests/changes.ts'
import { isAllowed, readsOnly } from '../requests/requests-of.ts'
import { callersOf, sampleRequests } from './operation-checks.ts'

/** No site of the contract has this origin. */
const elsewhere = 'https://elsewhere.example'

/**
 * A page of the site can send requests with the token, and read answers and errors. No page of another origin can read
 * a member's data. Source: the Fetch standard, "CORS protocol".
 */
export function otherOrigins(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, additions, origin } = context
  const caller = callersOf(context, operation).at(-1)
  if (caller === undefined) return []
  if (origin === undefined) return closedToOthers(context, operation, caller)
  const changes = readsOnly(operation) ? forbiddenChanges(contract.documents, operation) : []
  const cases = (seed: number) => sampleRequests(context, operation, seed, 1)
  const preflights = caseCheck({
    id: 'preflights',
    name: 'pages of the site are allowed to write',
    operations: [operation.operationId],
    cases,
    holds: ({ values, body }) => holdAskable({ operation, values, body, caller }, origin),
  })

  /** @throws Violation unless a page of the site may send the request */
  async function holdAskable(request: PlannedRequest, site: string): Promise<void> {
    const preflight = preflightOf(additions, request, site)
    if (preflight) holdPreflight(await client.send(preflight), site)
  }

  return [
    // A preflight never changes anything, so a run that only reads sends those of writes.
    ...(readsOnly(operation) ? [] : [preflights]),
    caseCheck({
      id: 'other-origins',
      name: 'pages of the site can read answers, others no data of members',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases,
      async holds(drawn) {
        const { values, body } = drawn
        const request: PlannedRequest = { operation, values, body, caller }
        await holdAskable(request, origin)
        const broken = changes
          .map(({ change }) => change(drawn))
          .find(changed => isAllowed(contract, operation, changed) === false)
        for (const each of broken ? [drawn, broken] : [drawn]) {
          const sent = { ...request, values: each.values, body: each.body, headers: { Origin: origin } }
          holdReadable(await client.send(sent), origin)
        }
        holdClosed(await client.send({ ...request, headers: { Origin: elsewhere } }))
      },
    }),
  ]
}

/** Without a site to ask for, a run still reads a member's data as a page of another origin. */
function closedToOthers(context: Context, operation: Operation, caller: Caller): readonly Check[] {
  if (context.contract.isForeign || caller === 'nobody' || !readsOnly(operation)) return []
  return [
    caseCheck({
      id: 'other-origins',
      name: 'no page of another origin can read data of members',
      operations: [operation.operationId],
      cases: seed => sampleRequests(context, operation, seed, 1),
      async holds({ values, body }) {
        const request = { operation, values, body, caller, headers: { Origin: elsewhere } }
        const answer = await context.client.send(request)
        const isForAll = answer.headers.get('Access-Control-Allow-Origin') === '*'
        hold(!isForAll, 'header.Access-Control-Allow-Origin', "is '*' for a request with a token", answer)
        holdClosed(answer)
      },
    }),
  ]
}

/** @throws Violation if an answer lets a page of any origin read it */
function holdClosed(exchange: Exchange): void {
  const { headers } = exchange
  hold(
    headers.get('Access-Control-Allow-Origin') !== elsewhere ||
      headers.get('Access-Control-Allow-Credentials') !== 'true',
    'header.Access-Control-Allow-Origin',
    'lets any page read with credentials',
    exchange,
  )
}

/** Methods, headers and media types that a page may send without asking (the Fetch standard, sections 2.2.1 and 2.2.2). */
const simple = {
  methods: ['GET', 'HEAD', 'POST'],
  headers: ['accept', 'accept-language', 'content-language'],
  types: /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain) *(;|$)/i,
}

/**
 * The preflight by which a browser asks whether a page of an origin may send a request; undefined if it sends the request
 * without asking.
 */
export function preflightOf(
  additions: Pick<Additions, 'ofPages'>,
  request: PlannedRequest,
  origin: string,
): PlannedRequest | undefined {
  const { operation, body, caller } = request
  const headers = [
    ...additions.ofPages(operation, caller).filter(name => !simple.headers.includes(name)),
    ...(isSimple(body) ? [] : ['content-type']),
  ].toSorted()
  if (headers.length === 0 && simple.methods.includes(operation.method)) return undefined
  return {
    ...request,
    isPreflight: true,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join(',') }),
    },
  }
}

/** Whether a body has a media type that a page may send without asking. */
function isSimple(body: Body | undefined): boolean {
  return (
    body === undefined || ('form' in body && body.type === undefined) || simple.types.test(body.type ?? '')
  )
}

/** @throws Violation unless the answer to a preflight lets a page of the origin send the request */
function holdPreflight(exchange: Exchange, origin: string): void {
  const { status, headers, request } = exchange
  hold(status >= 200 && status < 300, 'status', `is ${status} for a preflight`, exchange)
  holdReadable(exchange, origin)
  const methods = headers.get('Access-Control-Allow-Methods') ?? ''
  const { method } = request.operation
  hold(
    simple.methods.includes(method) || names(methods).includes(method.toLowerCase()),
    'header.Access-Control-Allow-Methods',
    `is '${methods}', without ${method}`,
    exchange,
  )
  const allowed = headers.get('Access-Control-Allow-Headers') ?? ''
  const asked = names(request.headers?.['Access-Control-Request-Headers'] ?? '')
  const missing = asked.find(name => name !== '' && !names(allowed).includes(name))
  hold(
    missing === undefined,
    'header.Access-Control-Allow-Headers',
    `is '${allowed}', without ${missing}`,
    exchange,
  )
}

/** @throws Violation unless a page of the origin can read the answer, and it names the origin that may read it */
function holdReadable(exchange: Exchange, origin: string): void {
  const { headers, request } = exchange
  const place = 'header.Access-Control-Allow-Origin'
  const allowed = headers.get('Access-Control-Allow-Origin')
  hold(allowed !== null, place, 'is missing', exchange)
  const isForAll = allowed === '*'
  const hasToken = request.caller !== 'nobody'
  hold(!isForAll || !hasToken, place, "is '*' for a request with a token", exchange)
  hold(isForAll || allowed === origin, place, `is '${allowed}' instead of ${origin}`, exchange)
  const vary = names(headers.get('Vary') ?? '')
  hold(
    isForAll || request.isPreflight === true || vary.includes('origin') || vary.includes('*'),
    'header.Vary',
    'lacks Origin, although the answer depends on it',
    exchange,
  )
}

function names(list: string): readonly string[] {
  return list.split(',').map(name => name.trim().toLowerCase())
}
