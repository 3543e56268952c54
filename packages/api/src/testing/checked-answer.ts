import { answerSchemas } from '../generated/answer-schemas.ts'
import { sanitizeAnswer } from '../sanitize-answer.ts'

/**
 * Returns an answer as a resource reads it, without the parts that the contract does not allow. For tests of readers.
 *
 * @param operation method and path, as the contract names them
 */
export function checkedAnswer(operation: string, body: unknown) {
  const answer = JSON.parse(JSON.stringify(body))
  const schema = answerSchemas[operation]
  if (schema === undefined)
    throw new Error(`the contract has no operation ${operation}: name its method and path`)
  sanitizeAnswer(answer, schema)
  return answer
}
