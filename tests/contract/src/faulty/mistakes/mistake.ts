import type { AnswerOf, OperationId } from '@jeoul/api/types'
import { type Around, done, json } from '../fault.ts'

type WithResult = { [Id in OperationId]: AnswerOf<Id> extends { result: unknown } ? Id : never }[OperationId]
type ResultOf<Id extends WithResult> = AnswerOf<Id> extends { result: infer Result } ? Result : never

/** Changes the result in an operation's successful answers. */
export function inResult<Id extends WithResult>(
  operationId: Id,
  change: (result: ResultOf<Id>, url: URL) => unknown,
): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== 200) return response
    const body: { readonly result: ResultOf<Id> } = await response.json()
    return json({ ...body, result: change(body.result, new URL(call.request.url)) })
  }
}

/** Answers with success but does nothing. */
export function doneWithoutDoing(operationId: OperationId): Around {
  return async (call, next) => (call.operationId === operationId ? json(done) : next(call.request))
}

/** Combines the right answer with that of another request. */
export function withOther<Id extends OperationId>(
  operationId: Id,
  ask: (query: URLSearchParams) => void,
  join: (body: AnswerOf<Id>, other: AnswerOf<Id>, url: URL) => unknown,
): Around {
  return async (call, next) => {
    const url = new URL(call.request.url)
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== 200) return response
    ask(url.searchParams)
    const other = await next(new Request(url, call.request))
    if (other.status !== 200) return response
    return json(join(await response.json(), await other.json(), new URL(call.request.url)))
  }
}
