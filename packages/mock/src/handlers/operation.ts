import type { Member } from '@jeoul/api/types'
import { type HttpHandler, HttpResponse, http } from 'msw/http'
import { type Answer, type Json, jsonAnswer, jsonHeaders } from './answer.ts'
import { memberOf } from './members.ts'
import { failureJson, Problem } from './problem.ts'
import { type RequestBody, readBody } from './request-body.ts'

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

type Said = Json | Reply
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Parameters of a path by name, decoded. */
type Path = Readonly<Record<string, unknown>>

/** An operation without MSW around it, for a server that finds operations by itself. */
export type Answerer = (request: Request, path: Path, query: URLSearchParams) => Answer | Promise<Answer>

const onMethod = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const
const answerers = new WeakMap<HttpHandler, Answerer>()

/**
 * A handler of a GET that answers with JSON, and with the contract's error body where `answer` throws a `Problem`.
 * @param url with parameters as in '/items/:id'
 */
export function operation(url: string, answer: (ask: Ask) => Said): HttpHandler {
  return handlerOf('GET', url, (request, path, query) => {
    try {
      return answerWith(answer(askOf(request, path, query)))
    } catch (error) {
      return answerTo(error)
    }
  })
}

/** As `operation`, for any method, with the request's body. */
export function operationOf(
  method: Method,
  url: string,
  answer: (ask: WriteAsk) => Said | Promise<Said>,
): HttpHandler {
  return handlerOf(method, url, async (request, path, query) => {
    try {
      return answerWith(await answer({ ...askOf(request, path, query), body: await readBody(request) }))
    } catch (error) {
      return answerTo(error)
    }
  })
}

/** @throws Error for a handler that is no operation's */
export function answererOf(handler: HttpHandler): Answerer {
  const answerer = answerers.get(handler)
  if (!answerer) throw new Error(`${handler.info.header} is no operation`)
  return answerer
}

function handlerOf(method: Method, url: string, answerer: Answerer): HttpHandler {
  const handler = onMethod[method](url, async ({ request, params }) => {
    const { json, status, headers } = await answerer(request, params, new URL(request.url).searchParams)
    return new HttpResponse(json, { status, headers })
  })
  answerers.set(handler, answerer)
  return handler
}

/** What every successful answer carries. Source: design section 6. */
export const success = { success: true, message: 'success' } as const

/** The answer that has no more to say. */
export const done = JSON.stringify({ ...success, result: null })

function askOf({ headers }: Request, path: Path, query: URLSearchParams): Ask {
  const member = memberOf(headers)
  return {
    path: name => String(path[name] ?? ''),
    query,
    headers,
    member,
    requireMember() {
      if (member) return member
      throw new Problem(401, 'header.Authorization: the token is missing, unknown or expired')
    },
  }
}

function answerWith(said: Said): Answer {
  if (typeof said === 'string' || said instanceof Uint8Array) return jsonAnswer(said)
  const { json, headers, isChecked = false } = said
  return { status: 200, headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders, json, isChecked }
}

function answerTo(error: unknown): Answer {
  if (error instanceof Problem) return jsonAnswer(failureJson(error.message), error.status)
  throw error
}
