import fc from 'fast-check'
import { type Contract, describeProblem, isListParameter, type Operation } from '../../documents/index.ts'
import { type Check, caseCheck, lawCheck } from '../check.ts'
import type { Caller } from '../exchanges/additions.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { describeFailure, holdAnswer, holdStatus } from '../exchanges/hold-answer.ts'
import type { Context } from '../prepare-run.ts'
import { type Change, forbiddenChanges, limitChanges, withParameter } from '../requests/changes.ts'
import {
  type Drawn,
  isAllowed,
  problemsOf,
  readsOnly,
  requestsOf,
  unknownIdFor,
} from '../requests/requests-of.ts'

/** The callers that may use an operation. Operations for members need a credential. */
export function callersOf({ additions }: Context, operation: Operation): readonly Caller[] {
  const members = additions.hasCredential(operation) ? (['member'] as const) : []
  return operation.isForMembers ? members : ['nobody', ...members]
}

/** Random requests that the documents allow. */
export function sampleRequests(
  { contract, known }: Context,
  operation: Operation,
  seed: number,
  count: number,
): readonly Drawn[] {
  return fc.sample(requestsOf(contract.documents, known, operation), { seed, numRuns: count })
}

function describe(operation: Operation) {
  return { operations: [operation.operationId] as const, writes: !readsOnly(operation) }
}

/** Random requests, each with one of the changes, and the first reason why the documents then forbid it, if they do. */
function changedRequests(
  context: Context,
  operation: Operation,
  { changes, seed, allowed }: { changes: readonly Change[]; seed: number; allowed: boolean },
) {
  return sampleRequests(context, operation, seed, changes.length).flatMap((drawn, at) => {
    const { place, change } = changes[at] ?? { place: '', change: same => same }
    const request = change(drawn)
    const problems = problemsOf(context.contract, operation, request)
    if (problems === undefined || allowed !== (problems.length === 0)) return []
    return [{ place, request, problem: problems.map(describeProblem)[0] ?? '' }]
  })
}

/** Every request that the documents allow gets a documented answer. */
export function allowedRequests(context: Context, operation: Operation): readonly Check[] {
  const callers = callersOf(context, operation)
  if (callers.length === 0) return []
  return [
    lawCheck({
      id: 'allowed-requests',
      name: 'an allowed request gets a documented answer',
      ...describe(operation),
      value: fc.record({
        drawn: requestsOf(context.contract.documents, context.known, operation),
        caller: fc.constantFrom(...callers),
      }),
      holds: ({ drawn, caller }) => holdAllowed(context, operation, drawn, caller),
    }),
  ]
}

/** @throws Violation */
async function holdAllowed(
  { contract, client }: Context,
  operation: Operation,
  drawn: Drawn,
  caller: Caller,
): Promise<void> {
  // A schema can state more than the generated values satisfy.
  if (contract.isForeign && !isAllowed(contract, operation, drawn)) return
  const { values, body, isKnown } = drawn
  const exchange = await client.send({ operation, values, body, caller })
  if (!contract.isForeign && isKnown && readsOnly(operation)) return holdStatus(contract, exchange, 200)
  const { status } = exchange
  const isRefused = [400, 401, 405, 415].includes(status) || status >= 500
  hold(!isRefused, 'status', `is ${status} for an allowed request${describeFailure(exchange)}`, exchange)
  holdAnswer(contract, exchange)
}

/** Boundary values are allowed as well. */
export function extremeRequests(context: Context, operation: Operation): readonly Check[] {
  const caller = callersOf(context, operation).at(-1)
  const changes = limitChanges(context.contract.documents, operation)
  if (caller === undefined || changes.length === 0) return []
  return [
    caseCheck({
      id: 'extreme-requests',
      name: 'requests at the limits get a documented answer',
      ...describe(operation),
      cases: seed => changedRequests(context, operation, { changes, seed, allowed: true }),
      holds: ({ request }) => holdAllowed(context, operation, request, caller),
    }),
  ]
}

/**
 * Requests that the documents forbid are refused with 400: wrong types, missing values, values that are too
 * long, too many or just out of range.
 */
export function brokenRequests(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, refusalsNamePlaces } = context
  const caller = callersOf(context, operation).at(-1)
  const changes = forbiddenChanges(contract.documents, operation)
  const mayRefuse = operation.responses.has(400) || operation.responses.has(422)
  if (caller === undefined || changes.length === 0 || !mayRefuse) return []
  return [
    caseCheck({
      id: 'broken-requests',
      name: 'a forbidden request is refused as documented',
      ...describe(operation),
      cases: seed =>
        changedRequests(context, operation, { changes, seed, allowed: false }).filter(
          ({ request }) => !(contract.isForeign && hasEmptyList(operation, request)),
        ),
      async holds({ place, problem, request: { values, body } }) {
        const exchange = await client.send({ operation, values, body, caller })
        if (contract.isForeign) holdRefusal(contract, exchange, problem)
        else holdStatus(contract, exchange, 400, `for a forbidden request (${problem})`)
        if (refusalsNamePlaces) holdPlace(place, exchange)
      },
    }),
  ]
}

/** Hosts differ in what `ids=` is: an empty list, or a list of one empty text. (assumed) */
function hasEmptyList({ parameters }: Operation, { values }: Drawn): boolean {
  return parameters.some(parameter => isListParameter(parameter) && values[parameter.name] === '')
}

/**
 * Other hosts may refuse an invalid request with any of these statuses. An unknown id may be answered with 404, whatever
 * else is wrong.
 */
const refusals = [400, 404, 415, 422]

/**
 * @param problem why the documents forbid the request
 * @throws Violation unless the request was refused as the documents say
 */
function holdRefusal(contract: Contract, exchange: Exchange, problem: string): void {
  const { status } = exchange
  hold(refusals.includes(status), 'status', `is ${status} for a forbidden request (${problem})`, exchange)
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

/** Unknown ids are answered with 404. */
export function unknownIdRequests(context: Context, operation: Operation): readonly Check[] {
  const { contract, client } = context
  const caller = callersOf(context, operation).at(-1)
  const changes = operation.parameters.flatMap(parameter => {
    const id = unknownIdFor(contract.documents, operation, parameter)
    return id === undefined ? [] : [withParameter(parameter, id)]
  })
  if (caller === undefined || changes.length === 0 || !operation.responses.has(404)) return []
  return [
    caseCheck({
      id: 'unknown-ids',
      name: 'an unknown id is not found',
      ...describe(operation),
      cases: seed => changedRequests(context, operation, { changes, seed, allowed: true }),
      holds: async ({ request: { values, body } }) =>
        holdStatus(contract, await client.send({ operation, values, body, caller }), 404),
    }),
  ]
}

const outsiders = ['nobody', 'stranger', 'nobody', 'stranger'] as const

/** Operations for members are refused with 401 without a token, and with an unknown one. */
export function withoutToken(context: Context, operation: Operation): readonly Check[] {
  const { contract, client } = context
  if (!operation.isForMembers || !operation.responses.has(401)) return []
  return [
    caseCheck({
      id: 'without-token',
      name: 'a missing and an unknown credential are refused as documented',
      ...describe(operation),
      cases: seed => sampleRequests(context, operation, seed, outsiders.length).entries(),
      async holds([at, { values, body }]) {
        const caller = outsiders[at] ?? 'nobody'
        const exchange = await client.send({ operation, values, body, caller })
        // Other hosts may know a key and refuse it (RFC 9110, section 15.5.4).
        const isForbidden = contract.isForeign && exchange.status === 403 && operation.responses.has(403)
        const without = caller === 'nobody' ? 'without a credential' : 'with an unknown credential'
        holdStatus(contract, exchange, isForbidden ? 403 : 401, without)
      },
    }),
  ]
}

const repetitions = 3

/**
 * An operation that only reads gives the same answer when it is repeated at once, since the windows of a list come from
 * several requests. (assumed)
 */
export function repeatedRequests(context: Context, operation: Operation): readonly Check[] {
  const caller = callersOf(context, operation).at(-1)
  if (caller === undefined || !readsOnly(operation)) return []
  return [
    caseCheck({
      id: 'repeated-requests',
      name: 'a repeated request gets the same answer',
      ...describe(operation),
      cases: seed => sampleRequests(context, operation, seed, repetitions),
      async holds({ values, body }) {
        const request = { operation, values, body, caller }
        const first = await context.client.send(request)
        const second = await context.client.send(request)
        holdSame('status', second.status, first.status, first, second)
        holdSame('body', second.body, first.body, first, second)
      },
    }),
  ]
}
