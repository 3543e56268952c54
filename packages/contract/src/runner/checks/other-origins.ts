import fc from 'fast-check'
import type { Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'
import type { PlannedRequest } from '../exchanges/planned-request.ts'
import { breakagesOf } from '../requests/breakages-of.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { requestsOf } from '../requests/requests-of.ts'
import { callersOf } from './allowed-requests.ts'
import { holdPreflight, holdReadable, preflightOf } from './hold-cross-origin.ts'

/** No site of the contract has this origin. */
const elsewhere = 'https://elsewhere.example'

/**
 * A page of the site can send requests with the token, and read answers and errors. No page of another origin can read
 * a member's data. Source: the Fetch standard, "CORS protocol".
 */
export function otherOrigins(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, known, origin } = context
  const caller = callersOf(context, operation).at(-1)
  if (caller === undefined || origin === undefined) return []
  const breakages = readsOnly(operation) ? breakagesOf(contract.documents, operation) : []
  const requests = requestsOf(contract.documents, known, operation)
  return [
    // A preflight never changes anything.
    ...(readsOnly(operation)
      ? []
      : [
          caseCheck({
            id: 'preflights',
            name: 'pages of the site are allowed to write',
            operations: [operation.operationId],
            cases: seed => fc.sample(requests, { seed, numRuns: 1 }),
            async holds({ values, body }) {
              const request: PlannedRequest = { operation, values, body, caller }
              holdPreflight(await client.send(preflightOf(request, origin)), origin)
            },
          }),
        ]),
    caseCheck({
      id: 'other-origins',
      name: 'pages of the site can read answers, others no data of members',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases: seed => fc.sample(requests, { seed, numRuns: 1 }),
      async holds(drawn) {
        const { values, body } = drawn
        const request: PlannedRequest = { operation, values, body, caller }
        holdPreflight(await client.send(preflightOf(request, origin)), origin)
        const broken = breakages
          .map(({ change }) => change(drawn))
          .find(changed => isAllowed(contract, operation, changed) === false)
        for (const each of broken ? [drawn, broken] : [drawn]) {
          const sent = { ...request, values: each.values, body: each.body, headers: { Origin: origin } }
          holdReadable(await client.send(sent), origin)
        }
        const foreign = await client.send({ ...request, headers: { Origin: elsewhere } })
        hold(
          foreign.headers.get('Access-Control-Allow-Origin') !== elsewhere ||
            foreign.headers.get('Access-Control-Allow-Credentials') !== 'true',
          'header.Access-Control-Allow-Origin',
          'lets any page read with credentials',
          foreign,
        )
      },
    }),
  ]
}
