import { type Contract, type ContractProblem, isOneOfTypes } from '@jeoul/contract/documents'
import type { Exchange } from './exchange.ts'
import { headerOf, isResponse, jsonOf, type Reply, textOf } from './reply.ts'

/** Validates a reply. */
export type CheckResponse = (
  exchange: Exchange,
  reply: Reply,
) => readonly ContractProblem[] | Promise<readonly ContractProblem[]>

const none: readonly ContractProblem[] = []
/**
 * One in this many answers is validated as a whole, even if its parts were validated when they were written.
 */
const sampled = 256

export function createResponseCheck(contract: Contract): CheckResponse {
  let skipped = 0

  function check({ operationId, operation }: Exchange, reply: Reply, text: string) {
    const type = headerOf(reply, 'Content-Type') ?? ''
    const types = operation.responses.get(reply.status)?.types ?? []
    if (!isOneOfTypes(type, types)) {
      return [{ place: 'header.Content-Type', message: `must be ${types.join(' or ')}, and is ${type}` }]
    }
    const body = parse(text)
    return body === undefined
      ? [{ place: 'body', message: 'is no JSON' }]
      : contract.responseProblems(operationId, reply.status, body)
  }

  return (exchange, reply) => {
    if ('isChecked' in reply && reply.isChecked && skipped++ % sampled !== 0) return none
    const json = jsonOf(reply)
    if (json !== undefined) return check(exchange, reply, textOf(json))
    if (!isResponse(reply)) return none
    return reply
      .clone()
      .text()
      .then(text => check(exchange, reply, text))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
