import type { Coverage, Operation } from '../documents/index.ts'
import type { Context } from './prepare-run.ts'
import type { Uncalled, Unsuccessful } from './report.ts'
import { readsOnly } from './requests/requests-of.ts'

/** Requested operations that were never called by someone who may call them. */
export function uncalledOperations(
  { contract, client, additions }: Context,
  { write, only }: { readonly write: boolean; readonly only: readonly string[] },
): readonly Uncalled[] {
  const coverage = client.coverage()
  const whyOf = (operation: Operation): Pick<Uncalled, 'reason' | 'lacks'> | undefined => {
    if (!write && !readsOnly(operation)) return { reason: 'writes' }
    if (operation.isForMembers && !additions.hasCredential(operation))
      return { reason: 'credential', lacks: additions.missingCredential(operation) }
    if (statusesOf(coverage, operation).length > 0) return undefined
    const headers = additions.missingHeaders(operation)
    return headers.length > 0 ? { reason: 'header', lacks: headers.join(' and ') } : { reason: 'unknown' }
  }
  return contract.operations
    .filter(({ operationId }) => only.length === 0 || only.includes(operationId))
    .flatMap(operation => {
      const why = whyOf(operation)
      return why ? [{ operationId: operation.operationId, ...why }] : []
    })
}

/**
 * Operations that were called by someone who may, and answered by errors alone; without those that refused the credential
 * that they need.
 */
export function unsuccessfulOperations(
  { contract, client, additions }: Context,
  coverage: Coverage,
): readonly Unsuccessful[] {
  const refusing = client.credentials().refused.flatMap(({ operations }) => operations)
  return contract.operations.flatMap(operation => {
    const { operationId, isForMembers, responses } = operation
    const answered = statusesOf(coverage, operation)
    const canSucceed = [...responses.keys()].some(status => status < 400)
    const isExpected =
      canSucceed && !refusing.includes(operationId) && (!isForMembers || additions.hasCredential(operation))
    return isExpected && answered.length > 0 && answered.every(([status]) => status >= 400)
      ? [{ operationId, statuses: Object.fromEntries(answered) }]
      : []
  })
}

/** Whether any request succeeded. A host that always answers 404 fits documents with a `default` response. */
export function hasSucceeded(coverage: Coverage): boolean {
  return allStatuses(coverage).some(status => status < 400)
}

/** Whether any request was refused for want of a credential. */
export function isRefused(coverage: Coverage): boolean {
  return allStatuses(coverage).some(status => status === 401 || status === 403)
}

function allStatuses(coverage: Coverage): readonly number[] {
  return Object.keys(coverage).flatMap(operationId =>
    statusesOf(coverage, { operationId }).map(([status]) => status),
  )
}

/** The statuses that an operation answered, and how often it did. */
function statusesOf(
  coverage: Coverage,
  { operationId }: Pick<Operation, 'operationId'>,
): readonly (readonly [status: number, times: number])[] {
  const { statuses = {}, others = {} } = coverage[operationId] ?? {}
  return Object.entries({ ...statuses, ...others }).flatMap(([status, times]) =>
    times > 0 ? [[Number(status), times] as const] : [],
  )
}
