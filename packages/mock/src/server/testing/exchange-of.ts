import { readContract } from '@jeoul/contract/documents'
import { createExchange, type Exchange } from '../pipeline/exchange.ts'

const contract = readContract()

/** An exchange for tests. Its address doesn't matter. */
export function exchangeOf(operationId: string, headers: Readonly<Record<string, string>> = {}): Exchange {
  const operation = contract.operation(operationId)
  if (!operation) throw new Error(`there is no ${operationId}`)
  const request = new Request('http://main.test/front/v3/items', { headers })
  return createExchange({ operation, path: {} }, request)
}
