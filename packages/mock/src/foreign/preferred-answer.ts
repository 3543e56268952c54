import { toResponse } from '../operation/answer.ts'
import { findExample } from '../preferences/find-example.ts'
import { PreferError, type Preferences } from '../preferences/parse-prefer.ts'
import { failureResponse } from '../server/failure-response.ts'
import type { Exchange } from '../server/pipeline/exchange.ts'
import type { Interference } from '../server/pipeline/interference.ts'
import type { DocumentAnswers } from './document-answers.ts'

/**
 * The answer that a `Prefer` header asks for: a documented status, an example by name, or values of the schema.
 * @throws PreferError
 */
export function preferredAnswer(
  answers: DocumentAnswers,
  exchange: Exchange,
  { code, example, dynamic: isDynamic }: Preferences,
): Pick<Interference, 'instead' | 'isOffContract'> {
  const { operation } = exchange
  const status = example === undefined ? code : findExample(operation, example, code).status
  if (status !== undefined && !operation.responses.has(status)) {
    if (status < 400) throw new PreferError(`code: ${operation.operationId} has no ${status}`)
    return { instead: () => failureResponse(status, 'no document tells this status'), isOffContract: true }
  }
  if (status === undefined && !isDynamic) return {}
  return { instead: () => toResponse(answers.answer(exchange, { status, example, isDynamic })) }
}
