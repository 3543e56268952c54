import type { Contract, Operation } from '../../documents/index.ts'
import { parsedBody } from '../exchanges/send-body.ts'
import { writeUrl } from '../exchanges/write-url.ts'
import type { Drawn } from './requests-of.ts'

/**
 * Whether the documents allow a request.
 *
 * @returns undefined if it would be a request of another operation
 */
export function isAllowed(
  contract: Contract,
  operation: Operation,
  { values, body }: Drawn,
): boolean | undefined {
  const { host, method, operationId } = operation
  const url = new URL(writeUrl(operation, values), 'http://host.test')
  if (contract.find(host, method, url.pathname)?.operation.operationId !== operationId) return undefined
  return contract.requestProblems(host, method, url.href, parsedBody(body)).length === 0
}
