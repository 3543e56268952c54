import { readContract } from '../../documents/index.ts'
import { createAdditions, unknownToken } from '../exchanges/additions.ts'
import type { Exchange, PlannedRequest } from '../exchanges/exchange.ts'
import { writeUrl } from '../exchanges/write-request.ts'

const contract = readContract()
const tokens = { member: 'secret-1', other: 'secret-2', stranger: unknownToken }
const additions = createAdditions(contract, tokens, {})

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
    added: additions.of(operation, whole.caller),
    status: 200,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: '',
    isUtf8: true,
    body: undefined,
    ...answer,
  }
}
