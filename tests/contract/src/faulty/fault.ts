import type { AnswerOf, OperationId } from '@jeoul/api/types'

/** A request to an operation, before it reaches the mock's handler. */
interface Call {
  readonly operationId: string
  readonly request: Request
}

type Next = (request: Request) => Promise<Response>
export type Around = (call: Call, next: Next) => Promise<Response>

/** A deviation of the hosts from the contract. */
export interface Fault {
  readonly name: string
  /** The check that must fail. */
  readonly breaks: string
  /** Limits the checks to these operations, to save time. */
  readonly only: readonly OperationId[]
  /** Time limit of the runner for an answer, in milliseconds. */
  readonly timeout?: number
  /** The expected report, as 'operation place: message'. */
  readonly caught: RegExp
  readonly around: Around
}

/** Changes an operation's successful answers. */
export function inAnswer<Id extends OperationId>(
  operationId: Id,
  change: (body: AnswerOf<Id>, url: URL) => unknown,
): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== 200) return response
    return json(change(await response.json(), new URL(call.request.url)))
  }
}

/** Changes the query of an operation's requests. */
export function inQuestion(operationId: OperationId, change: (query: URLSearchParams) => void): Around {
  return (call, next) => {
    if (call.operationId !== operationId) return next(call.request)
    const url = new URL(call.request.url)
    change(url.searchParams)
    return next(new Request(url, call.request))
  }
}

/** Replaces a status of an operation. */
export function inStatus(operationId: OperationId, from: number, to: number, body?: unknown): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== from) return response
    return json(body ?? (await response.json()), to)
  }
}

/** Treats another caller as the first member. */
export function asFirstMember(operationId: OperationId, who: (token: string | null) => boolean): Around {
  return (call, next) => {
    if (call.operationId !== operationId || !who(call.request.headers.get('Authorization'))) {
      return next(call.request)
    }
    const request = new Request(call.request)
    request.headers.set('Authorization', 'Bearer jeoul-mock-token-1')
    return next(request)
  }
}

export const done = { success: true, message: 'success', result: null }

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}
