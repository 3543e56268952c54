import { closeObjects } from './close-objects.ts'
import type { ContractProblem } from './contract-problem.ts'
import { type Check, createValidator } from './create-validator.ts'
import type { Documents } from './documents.ts'
import { operationsOf } from './operations.ts'

export interface ResponseCheck {
  whole(operationId: string, status: number, body: unknown): readonly ContractProblem[]
  part(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

/** Holds answers to closed documents. */
export function createResponseCheck(documents: Documents): ResponseCheck {
  const closed = closeObjects(documents)
  const checkOf = createValidator(closed)
  const parts = new Map<string, Check>()
  const wholes = new Map<string, ReadonlyMap<number, Check>>(
    operationsOf(closed).map(({ operationId, responses }) => [
      operationId,
      new Map(
        [...responses].map(([status, { content }]) => [status, checkOf(content['application/json'].schema)]),
      ),
    ]),
  )
  return {
    whole(operationId, status, body) {
      const check = wholes.get(operationId)?.get(status)
      return check?.('body', body) ?? [{ place: 'status', message: `${status} is not documented` }]
    },
    part($ref, place, value) {
      const check = parts.get($ref) ?? checkOf({ $ref })
      parts.set($ref, check)
      return check(place, value)
    },
  }
}
