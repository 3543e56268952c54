import fc from 'fast-check'
import type { Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { requestsOf } from '../requests/requests-of.ts'
import { callersOf } from './allowed-requests.ts'

const times = 3

/**
 * An operation that only reads gives the same answer when it is repeated at once, since the windows of a list come from
 * several requests. (assumed)
 */
export function repeatedRequests(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, known } = context
  const caller = callersOf(context, operation).at(-1)
  if (caller === undefined || !readsOnly(operation)) return []
  return [
    caseCheck({
      id: 'repeated-requests',
      name: 'a repeated request gets the same answer',
      operations: [operation.operationId],
      cases: seed => fc.sample(requestsOf(contract.documents, known, operation), { seed, numRuns: times }),
      async holds({ values, body }) {
        const request = { operation, values, body, caller }
        const first = await client.send(request)
        const second = await client.send(request)
        holdSame('status', second.status, first.status, first, second)
        holdSame('body', second.body, first.body, first, second)
      },
    }),
  ]
}
