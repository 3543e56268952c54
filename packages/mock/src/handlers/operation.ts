import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { failureJson, Problem } from './problem.ts'

/** What a request asks for, as far as the operations look at it. */
export interface Ask {
  /** A parameter of the path by name. */
  path(name: string): string
  readonly query: URLSearchParams
  readonly headers: Headers
}

const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * A handler that answers with JSON, as text or already in UTF-8, and with the contract's error body where `answer` throws a `Problem`.
 * @param url with parameters as in '/items/:id'
 */
export function operation(url: string, answer: (ask: Ask) => string | Uint8Array<ArrayBuffer>): HttpHandler {
  return http.get(url, ({ request, params }) => {
    const path = (name: string) => String(params[name] ?? '')
    const query = new URL(request.url).searchParams
    try {
      return new HttpResponse(answer({ path, query, headers: request.headers }), { headers: jsonHeaders })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return new HttpResponse(failureJson(error.message), { status: error.status, headers: jsonHeaders })
    }
  })
}

/** What every successful answer carries. Source: design section 6. */
export const success = { success: true, message: 'success' } as const
