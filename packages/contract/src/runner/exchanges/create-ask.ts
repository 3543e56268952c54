import type { AnswerOf, OperationId } from '@jeoul/api/types'
import type { Contract } from '../../documents/index.ts'
import type { Client } from './create-client.ts'
import type { Exchange } from './exchange.ts'
import { holdStatus } from './hold-answer.ts'
import type { Body, Caller, Values } from './planned-request.ts'
import { RunError } from './violation.ts'

/** A call of an operation; sent by a visitor by default. */
export interface Question {
  readonly values?: Values
  readonly body?: Body
  readonly as?: Caller
}

/** Sends calls that must have one particular outcome. */
export interface Ask {
  /** @throws Violation unless it succeeds with a documented response */
  ok<Id extends OperationId>(operationId: Id, question?: Question): Promise<Exchange<AnswerOf<Id>>>
  /** @throws Violation unless it is refused with that status and a documented response */
  refused(operationId: OperationId, status: number, question?: Question): Promise<Exchange>
}

export function createAsk(contract: Contract, client: Client): Ask {
  async function send(
    operationId: string,
    status: number,
    { values = {}, body, as = 'nobody' }: Question = {},
  ) {
    const operation = contract.operation(operationId)
    if (!operation) throw new RunError(`the documents have no operation ${operationId}`)
    const exchange = await client.send({ operation, values, body, caller: as })
    holdStatus(contract, exchange, status)
    return exchange
  }
  return {
    async ok(operationId, question) {
      const exchange = await send(operationId, 200, question)
      return { ...exchange, body: JSON.parse(exchange.text) }
    },
    refused: (operationId, status, question) => send(operationId, status, question),
  }
}
