import fc from 'fast-check'
import type { Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdStatus } from '../exchanges/hold-answer.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { requestsOf } from '../requests/requests-of.ts'

const outsiders = ['nobody', 'stranger', 'nobody', 'stranger'] as const

/** Operations for members are refused with 401 without a token, and with an unknown one. */
export function withoutToken({ contract, client, known }: Context, operation: Operation): readonly Check[] {
  if (!operation.isForMembers || !operation.responses.has(401)) return []
  return [
    caseCheck({
      id: 'without-token',
      name: 'operations for members need a valid token',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases: seed =>
        fc
          .sample(requestsOf(contract.documents, known, operation), { seed, numRuns: outsiders.length })
          .map((drawn, place) => ({ ...drawn, caller: outsiders[place] ?? 'nobody' })),
      holds: async ({ values, body, caller }) =>
        holdStatus(contract, await client.send({ operation, values, body, caller }), 401),
    }),
  ]
}
