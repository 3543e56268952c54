import { type ContractProblem, describeProblem } from '@jeoul/contract'

export const violationHeader = 'x-jeoul-violation'
const longest = 500

/** A response that does not fit the documents says so in a header; one that fits is left as it is. */
export function markViolation(response: Response, problems: readonly ContractProblem[]): Response {
  if (problems.length > 0) response.headers.set(violationHeader, headerText(problems))
  return response
}

/** A header holds nothing but ASCII. */
function headerText(problems: readonly ContractProblem[]): string {
  const text = problems.map(describeProblem).join('; ')
  return text.replaceAll(/[^\x20-\x7e]/gu, '?').slice(0, longest)
}
