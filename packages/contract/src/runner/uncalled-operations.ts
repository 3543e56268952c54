import { type Operation, summarizeCoverage } from '../documents/index.ts'
import type { Context } from './context.ts'
import type { Uncalled } from './report.ts'
import { readsOnly } from './requests/reads-only.ts'

/** Requested operations that were never called. */
export function uncalledOperations(
  { contract, client, callers }: Context,
  { write, only }: { readonly write: boolean; readonly only: readonly string[] },
): readonly Uncalled[] {
  const reasonOf = (operation: Operation): Uncalled['reason'] => {
    if (!write && !readsOnly(operation)) return 'writes'
    return operation.isForMembers && !callers.has('member') ? 'token' : 'unknown'
  }
  const { uncalled } = summarizeCoverage(client.coverage())
  return contract.operations
    .filter(({ operationId }) => only.length === 0 || only.includes(operationId))
    .filter(({ operationId }) => uncalled.includes(operationId))
    .map(operation => ({ operationId: operation.operationId, reason: reasonOf(operation) }))
}
