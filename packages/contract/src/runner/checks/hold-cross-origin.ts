import type { Exchange } from '../exchanges/exchange.ts'
import { hold } from '../exchanges/hold.ts'
import type { PlannedRequest } from '../exchanges/planned-request.ts'

/** The preflight by which a browser asks whether a page of an origin may send a request. */
export function preflightOf(request: PlannedRequest, origin: string): PlannedRequest {
  return {
    ...request,
    isPreflight: true,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': request.operation.method,
      'Access-Control-Request-Headers': headersOf(request).join(','),
    },
  }
}

/** The headers that a preflight has to name. */
function headersOf({ body, caller }: PlannedRequest): readonly string[] {
  const hasJson = body !== undefined && !('form' in body)
  return [...(caller === 'nobody' ? [] : ['authorization']), ...(hasJson ? ['content-type'] : [])]
}

/** @throws Violation unless the answer to a preflight lets a page of the origin send the request */
export function holdPreflight(exchange: Exchange, origin: string): void {
  const { status, headers, request } = exchange
  hold(status >= 200 && status < 300, 'status', `is ${status} for a preflight`, exchange)
  holdReadable(exchange, origin)
  const methods = headers.get('Access-Control-Allow-Methods') ?? ''
  const { method } = request.operation
  const isSimple = method === 'GET' || method === 'POST'
  hold(
    isSimple || names(methods).includes(method.toLowerCase()),
    'header.Access-Control-Allow-Methods',
    `is '${methods}', without ${method}`,
    exchange,
  )
  const allowed = headers.get('Access-Control-Allow-Headers') ?? ''
  const missing = headersOf(request).find(name => !names(allowed).includes(name))
  hold(
    missing === undefined,
    'header.Access-Control-Allow-Headers',
    `is '${allowed}', without ${missing}`,
    exchange,
  )
}

/** @throws Violation unless a page of the origin can read the answer, and it names the origin that may read it */
export function holdReadable(exchange: Exchange, origin: string): void {
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
    'is without Origin, which the answer differs by',
    exchange,
  )
}

function names(list: string): readonly string[] {
  return list.split(',').map(name => name.trim().toLowerCase())
}
