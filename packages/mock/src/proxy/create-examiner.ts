import {
  bodyKindOf,
  type Contract,
  type ContractProblem,
  hasNoBody,
  isOneOfTypes,
  type Operation,
} from '@jeoul/contract/documents'
import { noBody, type ReadBody, readBody } from '../server/pipeline/read-body.ts'
import { apiKeysOf, withoutKeys } from './api-keys.ts'
import { isAssumed } from './is-assumed.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'
import type { Met } from './with-refusals.ts'

export interface Examined {
  readonly operationId: string | undefined
  readonly met: readonly Met[]
}

/** Validates the requests and responses that pass through a proxy. */
export function createExaminer(contract: Contract) {
  const keys = apiKeysOf(contract)
  return async function examine(sent: SentRequest, answer: HostAnswer): Promise<Examined> {
    const { host, method, target } = sent
    const { pathname, searchParams: query } = new URL(target, 'http://host.invalid')
    const example = `${method} ${withoutKeys(target, keys)}`
    const found = contract.find(host, method, pathname)
    if (!found) {
      const message = `${method} ${pathname} is no operation of the ${host} API`
      const nowhere = { operationId: undefined, side: 'request', status: undefined, place: 'path' } as const
      return { operationId: undefined, met: [{ host, ...nowhere, message, isAssumed: false, example }] }
    }
    const { operation, path } = found
    const { operationId } = operation
    const read = await (contract.isForeign ? readForeignBody(sent) : readBody(requestOf(sent)))
    const requestProblems = [
      ...contract.problemsOf(operation, { path, query, headers: sent.headers, ...read }),
      ...(read.problem ? [read.problem] : []),
    ]
    const meet =
      (side: Met['side'], status: number | undefined) =>
      ({ place, message }: ContractProblem): Met => ({
        host,
        operationId,
        side,
        status,
        place,
        message,
        example,
        isAssumed: isAssumed(contract.documents, operation, place, status),
      })
    return {
      operationId,
      met: [
        ...requestProblems.map(meet('request', undefined)),
        ...answerProblems(contract, operation, method, answer).map(meet('response', answer.status)),
      ],
    }
  }
}

function requestOf({ method, headers, body }: SentRequest): Request {
  return new Request('http://host.invalid', { method, headers, ...(body.length > 0 && { body }) })
}

/** Reads a body as its media type says. One that no schema describes is its bytes. */
export async function readForeignBody(sent: SentRequest): Promise<ReadBody> {
  const { headers, body } = sent
  if (body.length === 0) return noBody
  const type = headers.get('Content-Type') ?? ''
  switch (bodyKindOf(type)) {
    case 'json': {
      const json = parseJson(body)
      return json ? { body: json.value, type } : { problem: { place: 'body', message: 'is no JSON' } }
    }
    case 'parts':
    case 'form': {
      const form = await requestOf(sent)
        .formData()
        .catch(() => undefined)
      return form ? { body: form, type } : { problem: { place: 'body', message: 'is no form' } }
    }
    case 'text':
      return { body: new TextDecoder().decode(body), type }
    case 'bytes':
      return { body, type }
  }
}

/** Validates all parts of a response. */
export function answerProblems(
  contract: Contract,
  operation: Operation,
  method: string,
  answer: HostAnswer,
): readonly ContractProblem[] {
  const { status, headers } = answer
  const response = operation.responses.get(status)
  if (contract.isForeign && !response) {
    return contract.responseProblems(operation.operationId, status, undefined)
  }
  return [
    ...contract.headerProblems(operation, status, headers),
    ...bodyProblems(contract, operation, method, answer),
  ]
}

function bodyProblems(contract: Contract, operation: Operation, method: string, answer: HostAnswer) {
  const { status, headers, body } = answer
  const { operationId, responses } = operation
  const type = headers.get('Content-Type') ?? ''
  const isEmpty = hasNoBody(method, status)
  if (isEmpty && type === '') return []
  const types = responses.get(status)?.types ?? ['application/json']
  if (!isOneOfTypes(type, types)) {
    const message = `must be ${types.join(' or ')}, and is ${type || 'missing'}`
    return [{ place: 'header.Content-Type', message }]
  }
  const kind = bodyKindOf(type)
  if (isEmpty || (kind !== 'json' && kind !== 'text')) return []
  if (kind === 'text') {
    return contract.responseProblems(operationId, status, new TextDecoder().decode(body), type)
  }
  const json = parseJson(body)
  if (!json) return [{ place: 'body', message: 'is no JSON' }]
  return contract.responseProblems(operationId, status, json.value, type)
}

function parseJson(body: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder().decode(body)) }
  } catch {
    return undefined
  }
}
