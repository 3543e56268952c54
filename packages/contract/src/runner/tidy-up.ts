import type { Contract } from '../documents/index.ts'
import type { Client } from './exchanges/create-client.ts'
import type { PlannedRequest } from './exchanges/exchange.ts'
import { HostError, Violation } from './exchanges/hold.ts'

/** Removes what was created at the hosts. */
export interface Tidy {
  readonly client: Client
  /** Removes what is left, as far as the hosts allow it. */
  clear(): Promise<void>
}

/**
 * Remembers the reviews, comments, wish groups and alerts that a client creates. Votes, reports and saved minishops
 * can't be undone.
 */
export function rememberMade(contract: Contract, client: Client): Tidy {
  const made: PlannedRequest[] = []
  return {
    client: {
      ...client,
      async send(request) {
        const exchange = await client.send(request)
        const undo =
          exchange.status === 200 ? undoOf(contract, request, Object(exchange.body).result) : undefined
        if (undo) made.push(undo)
        return exchange
      },
    },
    async clear() {
      // In reverse order: comments before their reviews.
      for (const undo of made.toReversed()) await client.send(undo).catch(ignoreFailure)
    },
  }
}

function undoOf(
  contract: Contract,
  { operation, values, body, caller }: PlannedRequest,
  result: unknown,
): PlannedRequest | undefined {
  const { idx_thread: review, idx_comment: comment, gid_zzim: gid } = Object(result)
  const [, kind, part] = /^create(Review|MarketReview)(Comment)?$/.exec(operation.operationId) ?? []
  if (kind !== undefined) {
    const undo = contract.operation(`delete${kind}${part ?? ''}`)
    return undo && { operation: undo, values: { ...values, review, comment }, caller }
  }
  if (operation.operationId === 'savePriceAlert') {
    const undo = contract.operation('deletePriceAlert')
    return undo && { operation: undo, values, caller }
  }
  const isGroup = operation.operationId === 'createWishGroup' || isGroupOf(body)
  const undo = contract.operation('deleteZzim')
  return isGroup && undo
    ? { operation: undo, values: {}, body: { json: { f_div: 'group', idx: gid } }, caller }
    : undefined
}

function isGroupOf(body: PlannedRequest['body']): boolean {
  return (
    body !== undefined &&
    'json' in body &&
    Object(body.json).f_div === 'group' &&
    'gname' in Object(body.json)
  )
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof Violation || error instanceof HostError)) throw error
}
