import type { Operation } from '@jeoul/contract-documents'

/**
 * Whether an operation only reads. Decided by its name, because some that read are POST and some that write
 * are GET.
 */
export function readsOnly({ operationId }: Pick<Operation, 'operationId'>): boolean {
  return /^(get|find|query)[A-Z]/.test(operationId)
}
