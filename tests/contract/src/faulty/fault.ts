import type { AnswerOf, OperationId } from '@jeoul/api/types'

/** A request to an operation, before it reaches the mock's handler. */
export interface Call {
  readonly operationId: string
  readonly request: Request
  /** Requests that these hosts have had before, without preflights. */
  readonly callsBefore: number
  /** Those of them to the same operation. */
  readonly sameBefore: number
}

type Next = (request: Request) => Promise<Response>
export type Around = (call: Call, next: Next) => Promise<Response>

/** A deviation of the hosts from the contract. */
export interface Seed {
  readonly name: string
  readonly around?: Around
  /** Changes responses of the host, including CORS headers and preflights. */
  readonly finish?: (response: Response, call: Call) => Response
}

/** A deviation with the check that finds it. */
export interface Fault extends Seed {
  /** The id of the check that must fail. */
  readonly breaks: string
  /** Limits the checks to these operations, to save time. */
  readonly only: readonly OperationId[]
  /** Time limit of the runner for an answer, in milliseconds. */
  readonly timeout?: number
  /** The median response time, in milliseconds, from which the runner reports an operation as slow. */
  readonly slow?: number
  /** The expected report, as 'operation place: message'. */
  readonly caught: RegExp
}

/** Changes an operation's successful answers. */
export function inAnswer<Id extends OperationId>(
  operationId: Id,
  change: (body: AnswerOf<Id>, url: URL, call: Call) => unknown,
): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== 200) return response
    return json(change(await response.json(), new URL(call.request.url), call))
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

/** Changes the headers of responses. */
export function inHeaders(
  change: (headers: Headers, call: Call, status: number) => void,
): (response: Response, call: Call) => Response {
  return (response, call) => {
    const changed = new Response(response.body, response)
    change(changed.headers, call, response.status)
    return changed
  }
}

/** Changes the JSON body of an operation's requests. */
export function inBody(
  operationId: OperationId | undefined,
  change: (body: Readonly<Record<string, unknown>>) => unknown,
): Around {
  return async (call, next) => {
    const { request } = call
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
    if ((operationId !== undefined && call.operationId !== operationId) || !isJson) return next(request)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return next(request)
    return next(new Request(request, { body: JSON.stringify(change({ ...body })) }))
  }
}

/** Changes the fields of a form that an operation's requests bring. */
export function inForm(operationId: OperationId, change: (form: FormData) => void): Around {
  return async (call, next) => {
    const { request } = call
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
    if (call.operationId !== operationId || !isForm) return next(request)
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined)
    if (!form) return next(request)
    change(form)
    const headers = new Headers(request.headers)
    headers.delete('Content-Type')
    return next(new Request(request.url, { method: request.method, headers, body: form }))
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
