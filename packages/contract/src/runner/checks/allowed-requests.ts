import fc from 'fast-check'
import type { Operation } from '../../documents/index.ts'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { describeFailure, holdAnswer, holdStatus } from '../exchanges/hold-answer.ts'
import type { Caller, PlannedRequest } from '../exchanges/planned-request.ts'
import { Violation } from '../exchanges/violation.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { type Drawn, requestsOf } from '../requests/requests-of.ts'

/** Every request that the documents allow gets a documented answer. */
export function allowedRequests(context: Context, operation: Operation): readonly Check[] {
  const callers = callersOf(context, operation)
  if (callers.length === 0) return []
  return [
    lawCheck({
      id: 'allowed-requests',
      name: 'an allowed request gets a documented answer',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      value: fc.record({
        drawn: requestsOf(context.contract.documents, context.known, operation),
        caller: fc.constantFrom(...callers),
      }),
      holds: ({ drawn, caller }) => holdAllowed(context, operation, drawn, caller),
    }),
  ]
}

/** The callers that may use an operation. Operations for members need a token. */
export function callersOf({ callers }: Context, { isForMembers }: Operation): readonly Caller[] {
  const members = callers.has('member') ? (['member'] as const) : []
  return isForMembers ? members : ['nobody', ...members]
}

/** @throws Violation */
export async function holdAllowed(
  { contract, client }: Context,
  operation: Operation,
  { values, body, isKnown }: Drawn,
  caller: Caller,
): Promise<void> {
  const request: PlannedRequest = { operation, values, body, caller }
  // A schema can state more than the generated values satisfy.
  if (contract.isForeign && !isAllowed(contract, operation, { values, body, isKnown })) return
  const exchange = await client.send(request)
  if (!contract.isForeign && isKnown && readsOnly(operation)) return holdStatus(contract, exchange, 200)
  const { status } = exchange
  if (status === 400 || status === 401 || status >= 500) {
    const is = `is ${status} for an allowed request${describeFailure(exchange)}`
    throw new Violation('status', is, exchange)
  }
  holdAnswer(contract, exchange)
}
