import type { Member } from '@jeoul/api/types'
import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { memberOf } from './members.ts'
import { failureJson, Problem } from './problem.ts'
import { type RequestBody, readBody } from './request-body.ts'
import { type Json, jsonHeaders, keepAnswer } from './written-answer.ts'

/** What a request asks for, as far as the operations look at it. */
export interface Ask {
  /** A parameter of the path by name. */
  path(name: string): string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Whose token it is; undefined for a visitor. */
  readonly member: Member | undefined
  /** @throws Problem 401 for a visitor. Ask for it after the parameters, which go first. */
  requireMember(): Member
}

export interface WriteAsk extends Ask {
  readonly body: RequestBody
}

/** JSON with something beside it. */
export interface Reply {
  readonly json: Json
  readonly headers?: Readonly<Record<string, string>>
  /** Whether whoever put it together held each part to the documents when writing it (`PartCheck`). */
  readonly isChecked?: boolean
}

type Answer = Json | Reply
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const onMethod = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * A handler of a GET that answers with JSON, and with the contract's error body where `answer` throws a `Problem`.
 * @param url with parameters as in '/items/:id'
 */
export function operation(url: string, answer: (ask: Ask) => Answer): HttpHandler {
  return http.get(url, ({ request, params }) => {
    try {
      return respond(answer(askOf(request, params)))
    } catch (error) {
      return respondTo(error)
    }
  })
}

/** As `operation`, for any method, with the request's body. */
export function operationOf(
  method: Method,
  url: string,
  answer: (ask: WriteAsk) => Answer | Promise<Answer>,
): HttpHandler {
  return onMethod[method](url, async ({ request, params }) => {
    try {
      return respond(await answer({ ...askOf(request, params), body: await readBody(request) }))
    } catch (error) {
      return respondTo(error)
    }
  })
}

/** What every successful answer carries. Source: design section 6. */
export const success = { success: true, message: 'success' } as const

/** The answer that has no more to say. */
export const done = JSON.stringify({ ...success, result: null })

function askOf(request: Request, params: Readonly<Record<string, unknown>>): Ask {
  const member = memberOf(request.headers)
  return {
    path: name => String(params[name] ?? ''),
    query: new URL(request.url).searchParams,
    headers: request.headers,
    member,
    requireMember() {
      if (member) return member
      throw new Problem(401, 'header.Authorization: the token is missing, unknown or expired')
    },
  }
}

function respond(answer: Answer): Response {
  const isPlain = typeof answer === 'string' || answer instanceof Uint8Array
  const { json, headers, isChecked = false }: Reply = isPlain ? { json: answer } : answer
  const response = new HttpResponse(json, { headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders })
  return keepAnswer(response, { json, isChecked })
}

function respondTo(error: unknown): Response {
  if (!(error instanceof Problem)) throw error
  const json = failureJson(error.message)
  const response = new HttpResponse(json, { status: error.status, headers: jsonHeaders })
  return keepAnswer(response, { json, isChecked: false })
}
