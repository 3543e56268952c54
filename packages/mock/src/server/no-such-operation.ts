import { type Contract, type Host, hosts } from '@jeoul/contract/documents'
import { failureResponse } from './failure-response.ts'
import type { Outcome } from './pipeline/outcome.ts'
import { noBody } from './pipeline/read-body.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE']
/** Paths of the mock besides operations; a 404 there does not concern the contract. */
const ownPaths = /^\/((__mock|pictures)(\/|$)|favicon\.)/

/**
 * The 404 of a request that matches no operation, with a hint at a similar one. It is logged.
 * @param fail makes the response
 */
export function noSuchOperation(
  contract: Contract,
  host: Host,
  request: Request,
  record: (outcome: Outcome) => void,
  fail = failureResponse,
): Response {
  const { pathname } = new URL(request.url)
  if (ownPaths.test(pathname)) return fail(404, `there is no ${pathname}`)
  const message = `${request.method} ${pathname} is no operation of the ${host} API`
  const response = fail(404, message + hint(contract, host, request.method, pathname))
  record({
    host,
    operationId: undefined,
    request,
    sent: noBody,
    reply: response,
    ms: 0,
    applied: [],
    requestProblems: [{ place: 'path', message: `is no operation of the ${host} API` }],
    responseProblems: [],
  })
  return response
}

/** Suggests the operation that was probably meant. */
function hint({ find }: Contract, host: Host, method: string, pathname: string): string {
  const other = hosts.find(other => other !== host && find(other, method, pathname))
  if (other) return `, but one of the ${other} API`
  const known = methods.filter(method => find(host, method, pathname))
  return known.length > 0 ? `, but ${known.join(' and ')} ${known.length > 1 ? 'are' : 'is'}` : ''
}
