import type { Operation } from '@jeoul/contract-documents'

/** Whether an operation only reads. The documents say it by its name, since some that read are POST and some that write GET. */
export function readsOnly({ operationId }: Pick<Operation, 'operationId'>): boolean {
  return /^(get|find|query)[A-Z]/.test(operationId)
}
