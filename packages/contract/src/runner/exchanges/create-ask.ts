import type { AnswerOf, OperationId } from '@jeoul/api/types'
import type { Contract } from '../../documents/index.ts'
import type { Caller } from './additions.ts'
import type { Client } from './create-client.ts'
import type { Body, Exchange, Values } from './exchange.ts'
import { RunError } from './hold.ts'
import { holdStatus } from './hold-answer.ts'

/** The parameters, body and caller of a request; sent by a visitor by default. */
interface Question {
  readonly values?: Values
  readonly body?: Body
  readonly as?: Caller
}

/** A request that can be sent by `ask.ok` or `ask.refused`. */
export type Call<Id extends OperationId> = readonly [operationId: Id, question: Question]

/** Sends requests that must have one particular outcome. */
export interface Ask {
  /** @throws Violation unless it succeeds with a documented response */
  ok<Id extends OperationId>(operationId: Id, question?: Question): Promise<Exchange<AnswerOf<Id>>>
  /** @throws Violation unless it is refused with that status and a documented response */
  refused(status: number, operationId: OperationId, question?: Question): Promise<Exchange>
}

export function createAsk(contract: Contract, client: Client): Ask {
  async function send(
    status: number,
    operationId: string,
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
      const exchange = await send(200, operationId, question)
      return { ...exchange, body: JSON.parse(exchange.text) }
    },
    refused: send,
  }
}
