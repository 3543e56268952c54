import fc from 'fast-check'
import type { Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdStatus } from '../exchanges/hold-answer.ts'
import type { Values } from '../exchanges/planned-request.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { requestsOf } from '../requests/requests-of.ts'
import { unknownIdFor } from '../requests/subject-ids.ts'
import { callersOf } from './allowed-requests.ts'

/** Unknown ids are answered with 404. */
export function unknownIdRequests(context: Context, operation: Operation): readonly Check[] {
  const caller = callersOf(context, operation).at(-1)
  const unknown = unknownValues(context, operation)
  if (caller === undefined || unknown.length === 0 || !operation.responses.has(404)) return []
  const { contract, client, known } = context
  return [
    caseCheck({
      id: 'unknown-ids',
      name: 'an unknown id is not found',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases: seed =>
        fc
          .sample(requestsOf(contract.documents, known, operation), { seed, numRuns: unknown.length })
          .map((sample, place) => ({ ...sample, values: { ...sample.values, ...unknown[place] } }))
          .filter(request => isAllowed(contract, operation, request)),
      holds: async ({ values, body }) =>
        holdStatus(contract, await client.send({ operation, values, body, caller }), 404),
    }),
  ]
}

function unknownValues({ contract: { documents } }: Context, operation: Operation): readonly Values[] {
  return operation.parameters.flatMap(parameter => {
    const id = unknownIdFor(documents, operation, parameter)
    return id === undefined ? [] : [{ [parameter.name]: id }]
  })
}
