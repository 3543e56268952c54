import {
  type Contract,
  type ContractProblem,
  isJson,
  isOneOfTypes,
  type Operation,
} from '@jeoul/contract/documents'
import { noBody, readBody } from '../server/pipeline/read-body.ts'
import { isAssumed } from './is-assumed.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'
import type { Met } from './with-refusals.ts'

export interface Examined {
  readonly operationId: string | undefined
  readonly met: readonly Met[]
}

/** Validates the requests and responses that pass through a proxy. */
export function createExaminer(contract: Contract) {
  return async function examine(sent: SentRequest, answer: HostAnswer): Promise<Examined> {
    const { host, method, target } = sent
    const { pathname, searchParams: query } = new URL(target, 'http://host.invalid')
    const example = `${method} ${target}`
    const found = contract.find(host, method, pathname)
    if (!found) {
      const message = `${method} ${pathname} is no operation of the ${host} API`
      const nowhere = { operationId: undefined, side: 'request', status: undefined, place: 'path' } as const
      return { operationId: undefined, met: [{ host, ...nowhere, message, isAssumed: false, example }] }
    }
    const { operation, path } = found
    const { operationId } = operation
    const read = isChecked(operation) ? await readBody(requestOf(sent)) : noBody
    const requestProblems = [
      ...contract.problemsOf(operation, { path, query, headers: sent.headers, body: read.body }),
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
        ...answerProblems(contract, operation, answer).map(meet('response', answer.status)),
      ],
    }
  }
}

function requestOf({ method, headers, body }: SentRequest): Request {
  return new Request('http://host.invalid', { method, headers, ...(body.length > 0 && { body }) })
}

/** Bodies of other media types than JSON and forms are passed on as they are. */
function isChecked({ requestBody }: Operation): boolean {
  return requestBody === undefined || Object.keys(requestBody.content).length > 0
}

function answerProblems(contract: Contract, operation: Operation, answer: HostAnswer) {
  const { status, headers, body } = answer
  const { operationId, responses } = operation
  const response = responses.get(status)
  if (contract.isForeign && !response) return contract.responseProblems(operationId, status, undefined)
  const type = headers.get('Content-Type') ?? ''
  const types = response?.types ?? ['application/json']
  if (!isOneOfTypes(type, types)) {
    const message = `must be ${types.join(' or ')}, and is ${type || 'missing'}`
    return [{ place: 'header.Content-Type', message }]
  }
  if (!isJson(type)) return []
  const json = parseJson(body)
  if (!json) return [{ place: 'body', message: 'is no JSON' }]
  return contract.responseProblems(operationId, status, json.value)
}

function parseJson(body: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder().decode(body)) }
  } catch {
    return undefined
  }
}
