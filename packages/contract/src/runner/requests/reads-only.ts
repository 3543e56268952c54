import type { Operation } from '../../documents/index.ts'

/**
 * Whether an operation only reads. Decided by its name, because some that read are POST and some that write are GET.
 * For other hosts, the method decides.
 */
export function readsOnly({ operationId, isSafe }: Pick<Operation, 'operationId' | 'isSafe'>): boolean {
  return isSafe ?? /^(get|find|query)[A-Z]/.test(operationId)
}
