import { createClosing } from './close-objects.ts'
import type { ContractProblem } from './contract-problem.ts'
import { type Check, createValidator, lenient } from './create-validator.ts'
import type { Documents } from './documents.ts'
import type { Operation } from './operations.ts'

export interface ResponseCheck {
  whole(operation: Operation, status: number, body: unknown): readonly ContractProblem[]
  part(reference: string, place: string, value: unknown): readonly ContractProblem[]
}

/** Validates responses, ours with every object closed. */
export function createResponseCheck(documents: Documents, isForeign = false): ResponseCheck {
  const checkOf = isForeign
    ? createValidator(documents, lenient)
    : createValidator(documents, {}, createClosing(documents))
  const wholes = new Map<string, Check>()
  const parts = new Map<string, Check>()
  return {
    whole({ operationId, responses }, status, body) {
      const response = responses.get(status)
      if (!response) return [{ place: 'status', message: `${status} is not documented` }]
      const key = `${operationId} ${status}`
      const check = wholes.get(key) ?? checkOf(response.json.schema)
      wholes.set(key, check)
      return check('body', body)
    },
    part($ref, place, value) {
      const check = parts.get($ref) ?? checkOf({ $ref })
      parts.set($ref, check)
      return check(place, value)
    },
  }
}
