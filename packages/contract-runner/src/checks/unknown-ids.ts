import { type Operation, schemaOf } from '@jeoul/contract'
import fc from 'fast-check'
import type { Values } from '../asking/asked.ts'
import { holdStatus } from '../asking/hold-answer.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { followSchema } from '../requests/follow-schema.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { requestsOf } from '../requests/requests-of.ts'
import { callersOf } from './allowed-requests.ts'

/** Ids that nothing has, as far as anybody can tell, by the name of their schema. */
const unknownIds: Values = {
  CategoryId: '9999999999',
  ItemId: '999999999999',
  ThreadId: '999999999999',
  CommentId: '999999999999',
  GroupId: '9999999999',
  NoticeId: '9999999999',
  MallWebUser: 'nobody-has-this-name',
  ManagerId: 2_147_483_646,
}

/** An id that nothing has is answered with 404. */
export function unknownIdRequests(context: Context, operation: Operation): readonly Check[] {
  const caller = callersOf(context, operation).at(-1)
  const unknown = unknownValues(context, operation)
  if (caller === undefined || unknown.length === 0 || !operation.responses.has(404)) return []
  const { contract, client, known } = context
  return [
    caseCheck({
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

/** A minishop that an item is only seen at need not be known: its number counts where it is asked for. */
function unknownValues({ contract: { documents } }: Context, operation: Operation): readonly Values[] {
  const [first] = operation.parameters
  return operation.parameters
    .filter(parameter => parameter.required)
    .flatMap(parameter => {
      const { name } = followSchema(documents, schemaOf(parameter))
      const isAside = name === 'ManagerId' && parameter !== first
      return name in unknownIds && !isAside ? [{ [parameter.name]: unknownIds[name] }] : []
    })
}
