import type { Contract, ContractProblem } from '@jeoul/contract'
import { type Json, writtenAnswer } from '../../handlers/written-answer.ts'
import type { Exchange } from './exchange.ts'

/** What of a response does not fit the documents. */
export type CheckResponse = (
  exchange: Exchange,
  response: Response,
) => readonly ContractProblem[] | Promise<readonly ContractProblem[]>

const none: readonly ContractProblem[] = []
const decoder = new TextDecoder()
/** Of answers whose parts were checked when they were written, one in so many is looked at as a whole all the same. */
const sampled = 256

export function createResponseCheck(contract: Contract): CheckResponse {
  let skipped = 0

  function check({ operationId }: Exchange, { status, headers }: Response, text: string) {
    const type = headers.get('Content-Type') ?? ''
    if (!/^application\/json\b/i.test(type)) {
      return [{ place: 'header.Content-Type', message: `must be application/json, and is ${type}` }]
    }
    const body = parse(text)
    return body === undefined
      ? [{ place: 'body', message: 'is no JSON' }]
      : contract.responseProblems(operationId, status, body)
  }

  return (exchange, response) => {
    const written = writtenAnswer(response)
    if (!written) {
      return response
        .clone()
        .text()
        .then(text => check(exchange, response, text))
    }
    if (written.isChecked && skipped++ % sampled !== 0) return none
    return check(exchange, response, textOf(written.json))
  }
}

export function textOf(json: Json): string {
  return typeof json === 'string' ? json : decoder.decode(json)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
