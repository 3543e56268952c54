import type { AnswerOf, OperationId } from '@jeoul/api/types'

/** A request of an operation, on its way to the mock's handler. */
interface Call {
  readonly operationId: string
  readonly request: Request
}

type Next = (request: Request) => Promise<Response>
export type Around = (call: Call, next: Next) => Promise<Response>

/** One way in which hosts deviate from the contract. */
export interface Fault {
  readonly name: string
  /** The check that it breaks. */
  readonly breaks: string
  /** Operations whose checks are run, so that a test takes no longer than it has to. */
  readonly only: readonly OperationId[]
  /** How long the runner waits for an answer, in milliseconds. */
  readonly timeout?: number
  /** What the runner has to say, as 'operation place: message'. */
  readonly caught: RegExp
  readonly around: Around
}

/** Another answer of an operation, where it succeeds. */
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

/** Another question than the one that an operation is asked. */
export function inQuestion(operationId: OperationId, change: (query: URLSearchParams) => void): Around {
  return (call, next) => {
    if (call.operationId !== operationId) return next(call.request)
    const url = new URL(call.request.url)
    change(url.searchParams)
    return next(new Request(url, call.request))
  }
}

/** Another status in place of one of an operation's. */
export function inStatus(operationId: OperationId, from: number, to: number, body?: unknown): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== from) return response
    return json(body ?? (await response.json()), to)
  }
}

/** Somebody taken for the first member. */
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
