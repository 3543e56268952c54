import type { Member } from '@jeoul/api/types'
import { memberOf } from '../resources/session/members.ts'
import { type Answer, type Json, jsonAnswer, jsonHeaders, problemAnswer } from './answer.ts'
import { type HeaderReader, type PlainRequest, requestOf } from './plain-request.ts'
import { Problem } from './problem.ts'
import { type RequestBody, readBody } from './request-body.ts'

/** A request, as operations see it. */
export interface Ask {
  /** A parameter of the path by name. */
  path(name: string): string
  readonly query: URLSearchParams
  readonly headers: HeaderReader
  /** Whose token it is; undefined for a visitor. */
  readonly member: Member | undefined
  /** @throws Problem 401 for a visitor. Call it after parsing the parameters, whose errors go first. */
  requireMember(): Member
}

export interface WriteAsk extends Ask {
  readonly body: RequestBody
}

/** JSON with a status or other properties. */
export interface Reply {
  readonly json: Json
  readonly headers?: Readonly<Record<string, string>>
  /** Whether each part was validated when it was written (`PartCheck`). */
  readonly isChecked?: boolean
}

type Said = Json | Reply
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request that has been matched to its operation. */
interface Question {
  /** Parameters of the path by name, decoded. */
  readonly path: Readonly<Record<string, unknown>>
  readonly query: URLSearchParams
  readonly request: PlainRequest | Request
}

/** An operation of the contract, called by MSW or by a server with its own routing. */
export interface OperationHandler {
  readonly method: Method
  /** With parameters as in '/items/:id'. */
  readonly url: string
  answer(question: Question): Answer | Promise<Answer>
}

/** Operations of a host by operationId. */
export type HostOperations = Readonly<Record<string, OperationHandler>>

/**
 * A GET operation that answers with JSON, or with the contract's error body if `answer` throws a `Problem`.
 * @param url with parameters as in '/items/:id'
 */
export function operation(url: string, answer: (ask: Ask) => Said): OperationHandler {
  return {
    method: 'GET',
    url,
    answer(question) {
      try {
        return answerWith(answer(askOf(question)))
      } catch (error) {
        return answerTo(error)
      }
    },
  }
}

/** Like `operation`, for any method, with the request's body. */
export function operationOf(
  method: Method,
  url: string,
  answer: (ask: WriteAsk) => Said | Promise<Said>,
): OperationHandler {
  return {
    method,
    url,
    async answer(question) {
      try {
        const body = await readBody(requestOf(question.request))
        return answerWith(await answer({ ...askOf(question), body }))
      } catch (error) {
        return answerTo(error)
      }
    },
  }
}

/** The common fields of every successful answer. Source: design section 6. */
export const success = { success: true, message: 'success' } as const

/** A success without a result. */
export const done = JSON.stringify({ ...success, result: null })

function askOf({ path, query, request: { headers } }: Question): Ask {
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
  if (error instanceof Problem) return problemAnswer(error.status, error.message)
  throw error
}
