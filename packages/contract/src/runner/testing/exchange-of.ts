import { readContract } from '../../documents/index.ts'
import type { Exchange, PlannedRequest } from '../exchanges/exchange.ts'
import { writeUrl } from '../exchanges/write-request.ts'

const contract = readContract()

/** An exchange with a host at http://host.test. */
export function exchangeOf(
  operationId: string,
  request: Partial<PlannedRequest>,
  answer: Partial<Exchange> = {},
): Exchange {
  const operation = contract.operation(operationId)
  if (!operation) throw new Error(`there is no operation ${operationId}`)
  const whole: PlannedRequest = { operation, values: {}, caller: 'nobody', ...request }
  const url = `http://host.test${writeUrl(operation, whole.values)}`
  return {
    request: whole,
    url,
    status: 200,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: '',
    isUtf8: true,
    body: undefined,
    ...answer,
  }
}
