import type { AnswerOf, OperationId } from '@jeoul/api/types'
import type { Contract } from '@jeoul/contract-documents'
import type { Body, Caller, Values } from './asked.ts'
import type { Client } from './create-client.ts'
import type { Exchange } from './exchange.ts'
import { holdStatus } from './hold-answer.ts'
import { RunError } from './violation.ts'

/** What a check asks of an operation; a visitor asks unless it is said who. */
export interface Question {
  readonly values?: Values
  readonly body?: Body
  readonly as?: Caller
}

/** Asks for what has to be answered in one way only. */
export interface Ask {
  /** @throws Violation unless it succeeds with what the documents describe */
  ok<Id extends OperationId>(operationId: Id, question?: Question): Promise<Exchange<AnswerOf<Id>>>
  /** @throws Violation unless it is refused with that status, and as the documents describe */
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
