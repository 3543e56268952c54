import { type ContractProblem, describeProblem } from '@jeoul/contract/documents'
import { type Reply, withHeader } from './reply.ts'

export const violationHeader = 'x-jeoul-violation'
const maxHeaderLength = 500

/** Adds a header to an invalid reply; a valid one is not changed. */
export function markViolation(reply: Reply, problems: readonly ContractProblem[]): Reply {
  return problems.length > 0 ? withHeader(reply, violationHeader, headerText(problems)) : reply
}

/** Headers may only contain ASCII. */
function headerText(problems: readonly ContractProblem[]): string {
  const text = problems.map(describeProblem).join('; ')
  return text.replaceAll(/[^\x20-\x7e]/gu, '?').slice(0, maxHeaderLength)
}
