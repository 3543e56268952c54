import { closeObjects } from './close-objects.ts'
import { createValidator } from './create-validator.ts'
import type { Documents } from './documents.ts'
import { type Operation, operationsOf } from './operations.ts'

export type ResponseCheck = (operation: Operation, status: number, body: unknown) => readonly string[]

export function createResponseCheck(documents: Documents): ResponseCheck {
  const closed = closeObjects(documents)
  const validate = createValidator(closed)
  const responses = new Map(
    operationsOf(closed).map(operation => [operation.operationId, operation.responses]),
  )
  return ({ operationId }, status, body) => {
    const schema = responses.get(operationId)?.get(status)?.content['application/json'].schema
    if (!schema) return [`${operationId}: ${status} is no documented status`]
    return validate(`${operationId} ${status} body`, schema, body)
  }
}
