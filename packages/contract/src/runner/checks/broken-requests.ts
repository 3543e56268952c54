import fc from 'fast-check'
import type { Contract, Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold } from '../exchanges/hold.ts'
import { holdAnswer, holdStatus } from '../exchanges/hold-answer.ts'
import { breakagesOf } from '../requests/breakages-of.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { type Drawn, requestsOf } from '../requests/requests-of.ts'
import { callersOf } from './allowed-requests.ts'

/**
 * Requests that the documents forbid are refused with 400: wrong types, missing values, values that are too
 * long, too many or just out of range.
 */
export function brokenRequests(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, known, refusalsNamePlaces } = context
  const caller = callersOf(context, operation).at(-1)
  const breakages = breakagesOf(contract.documents, operation)
  if (caller === undefined || breakages.length === 0 || !mayRefuse(operation)) return []
  return [
    caseCheck({
      id: 'broken-requests',
      name: 'a forbidden request is refused',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases: seed => {
        const samples = fc.sample(requestsOf(contract.documents, known, operation), {
          seed,
          numRuns: breakages.length,
        })
        return breakages
          .flatMap(({ place, change }, at) => {
            const sample = samples[at]
            return sample ? [{ place, request: change(sample) }] : []
          })
          .filter(({ request }) => isAllowed(contract, operation, request) === false)
          .filter(({ request }) => !(contract.isForeign && hasEmptyList(operation, request)))
      },
      async holds({ place, request: { values, body } }) {
        const exchange = await client.send({ operation, values, body, caller })
        if (contract.isForeign) holdRefusal(contract, exchange)
        else holdStatus(contract, exchange, 400)
        if (refusalsNamePlaces) holdPlace(place, exchange)
      },
    }),
  ]
}

/** Hosts differ in what `ids=` is: a list of nothing, or of one empty text. (assumed) */
function hasEmptyList({ parameters }: Operation, { values }: Drawn): boolean {
  return parameters.some(({ name, explode }) => explode === false && values[name] === '')
}

/**
 * The statuses by which hosts refuse what they can't read. An unknown id may be answered with 404, whatever else is
 * wrong.
 */
const refusals = [400, 404, 422]

function mayRefuse({ responses }: Operation): boolean {
  return responses.has(400) || responses.has(422)
}

/** @throws Violation unless the request was refused as the documents say */
function holdRefusal(contract: Contract, exchange: Exchange): void {
  const { status } = exchange
  hold(refusals.includes(status), 'status', `is ${status} for a forbidden request`, exchange)
  holdAnswer(contract, exchange)
}

/** A line of the message must start with the place, or with one inside it. */
function holdPlace(place: string, exchange: Exchange): void {
  const message = String(Object(exchange.body).message)
  const isNamed = message
    .split('\n')
    .some(line => line.startsWith(`${place}:`) || line.startsWith(`${place}.`))
  hold(isNamed, 'body.message', `does not name ${place}: ${JSON.stringify(message)}`, exchange)
}
