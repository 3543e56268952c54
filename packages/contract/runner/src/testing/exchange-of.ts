import { readContract } from '@jeoul/contract-documents'
import type { Asked } from '../asking/asked.ts'
import type { Exchange } from '../asking/exchange.ts'
import { writeUrl } from '../asking/write-url.ts'

const contract = readContract()

/** An exchange with a host at http://host.test. */
export function exchangeOf(
  operationId: string,
  asked: Partial<Asked>,
  answer: Partial<Exchange> = {},
): Exchange {
  const operation = contract.operation(operationId)
  if (!operation) throw new Error(`there is no operation ${operationId}`)
  const whole: Asked = { operation, values: {}, caller: 'nobody', ...asked }
  const url = `http://host.test${writeUrl(operation, whole.values)}`
  return {
    asked: whole,
    url,
    status: 200,
    contentType: 'application/json',
    text: '',
    body: undefined,
    ...answer,
  }
}
