import { type Operation, summarizeCoverage } from '@jeoul/contract-documents'
import type { Context } from './context.ts'
import type { Unasked } from './report.ts'
import { readsOnly } from './requests/reads-only.ts'

/** Requested operations that were never called. */
export function unaskedOperations(
  { contract, client, callers }: Context,
  { write, only }: { readonly write: boolean; readonly only: readonly string[] },
): readonly Unasked[] {
  const reasonOf = (operation: Operation): Unasked['reason'] => {
    if (!write && !readsOnly(operation)) return 'writes'
    return operation.isForMembers && !callers.has('member') ? 'token' : 'unknown'
  }
  const { unasked } = summarizeCoverage(client.coverage())
  return contract.operations
    .filter(({ operationId }) => only.length === 0 || only.includes(operationId))
    .filter(({ operationId }) => unasked.includes(operationId))
    .map(operation => ({ operationId: operation.operationId, reason: reasonOf(operation) }))
}
