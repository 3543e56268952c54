import type { Contract, ContractProblem } from '@jeoul/contract-documents'
import { readBody } from '../server/pipeline/read-body.ts'
import type { Deviation } from './deviation.ts'
import { isAssumed } from './is-assumed.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'

type Met = Omit<Deviation, 'count'>

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
    const read = await readBody(requestOf(sent))
    const requestProblems = [
      ...contract.problemsOf(operation, { path, query, headers: sent.headers, body: read.body }),
      ...(read.problem ? [read.problem] : []),
    ]
    const meet =
      (side: Met['side'], status: number | undefined) =>
      ({ place, message }: ContractProblem): Met => ({
        ...{ host, operationId, side, status, place, message, example },
        isAssumed: isAssumed(contract.documents, operation, place, status),
      })
    return {
      operationId,
      met: [
        ...requestProblems.map(meet('request', undefined)),
        ...answerProblems(contract, operationId, answer).map(meet('response', answer.status)),
      ],
    }
  }
}

function requestOf({ method, headers, body }: SentRequest): Request {
  return new Request('http://host.invalid', { method, headers, ...(body.length > 0 && { body }) })
}

function answerProblems(contract: Contract, operationId: string, { status, headers, body }: HostAnswer) {
  const type = headers.get('Content-Type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    return [
      { place: 'header.Content-Type', message: `must be application/json, and is ${type || 'missing'}` },
    ]
  }
  try {
    return contract.responseProblems(operationId, status, JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return [{ place: 'body', message: 'is no JSON' }]
  }
}
