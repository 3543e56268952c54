import { type Answer, answerIn, problemAnswer, rememberAnswer, toResponse } from '../operation/answer.ts'
import type { Interfere } from '../server/pipeline/interference.ts'

/** A refusal without `success`, `message` and `result`, which only answers of our own hosts have. */
export function plainProblem(answer: Answer): Answer {
  return answer.problem ? { ...answer, json: JSON.stringify(answer.problem) } : answer
}

/** A refusal as problem details (RFC 9457). */
export function plainFailure(status: number, message: string): Response {
  return toResponse(plainProblem(problemAnswer(status, message)))
}

/** Makes the refusals of faults, scenarios and preferences plain. */
export function interferePlainly(interfere: Interfere): Interfere {
  return (exchange, sent) => {
    const interference = interfere(exchange, sent)
    const instead = interference?.instead
    return instead ? { ...interference, instead: async () => plainResponse(await instead()) } : interference
  }
}

/** The headers are those of the response, because a scenario may have added some. */
function plainResponse(response: Response): Response {
  const answer = answerIn(response)
  if (!answer?.problem) return response
  const plain = plainProblem(answer)
  return rememberAnswer(new Response(plain.json, response), plain)
}
