import fc from 'fast-check'
import {
  type Contract,
  type ContractProblem,
  type Documents,
  type Operation,
  type Parameter,
  schemaOf,
  takesTheRest,
} from '../../documents/index.ts'
import type { Body, Values } from '../exchanges/exchange.ts'
import { parsedBody, writeUrl } from '../exchanges/write-request.ts'
import type { Known } from '../known/known.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { bodySchemasOf } from './body-schemas.ts'
import { followSchema } from './follow-schema.ts'

/** A request that the documents allow. */
export interface Drawn {
  readonly values: Values
  readonly body: Body | undefined
  /** Whether all ids in it exist, which makes 404 a violation. */
  readonly isKnown: boolean
}

/** Requests that the documents allow, mostly with existing values. */
export function requestsOf(documents: Documents, known: Known, operation: Operation): fc.Arbitrary<Drawn> {
  const { parameters } = operation
  const parts = parameters.map(
    parameter => [parameter.name, valuesOf(documents, known, operation, parameter)] as const,
  )
  const required = parameters.filter(parameter => parameter.required).map(({ name }) => name)
  const isNeeded = (parameter: Parameter) =>
    parameter.required || unknownIdFor(documents, operation, parameter) !== undefined
  const needed = parameters.filter(isNeeded).map(({ name }) => name)
  const independent = fc.record(Object.fromEntries(parts), { requiredKeys: required })
  return fc
    .record({
      chosen: independent,
      scene: scenesOf(known, operation),
      body: bodiesOf(documents, known, operation),
    })
    .map(({ chosen, scene, body }) => {
      const values = Object.entries(chosen).flatMap(([name, one]) =>
        one ? [[name, one.value] as const] : [],
      )
      const isKnown = needed.every(
        name => name in scene || !Object.hasOwn(chosen, name) || chosen[name]?.isKnown,
      )
      return { values: { ...Object.fromEntries(values), ...scene }, body, isKnown }
    })
}

interface DrawnValue {
  readonly value: unknown
  readonly isKnown: boolean
}

function valuesOf(
  documents: Documents,
  { pools }: Known,
  { path }: Operation,
  parameter: Parameter,
): fc.Arbitrary<DrawnValue> {
  const { name, schema } = followSchema(documents, schemaOf(parameter))
  const any = arbitraryOf(documents, {}, schemaOf(parameter))
  if (takesTheRest(parameter)) return any.map(value => ({ value, isKnown: true }))
  const examples = Array.isArray(schema.examples) ? schema.examples : []
  const inline = name === '' ? [...examples, ...('default' in schema ? [schema.default] : [])] : []
  const own = parameter['x-examples'] ?? inline
  const places = [placeIn(path, parameter), name, parameter.name]
  const pool = places.filter(place => Object.hasOwn(pools, place)).map(place => pools[place])[0] ?? own
  const isEveryOneKnown = Array.isArray(schema.enum)
  const unknown = any.map(value => ({ value, isKnown: isEveryOneKnown || pool.includes(value) }))
  if (pool.length === 0) return unknown
  const wellKnown = fc.constantFrom(...pool).map(value => ({ value, isKnown: true }))
  return fc.oneof({ weight: 1, arbitrary: unknown }, { weight: 2, arbitrary: wellKnown })
}

/** A path up to one of its parameters, as in '/books/{isbn}'; no schema or parameter has such a name. */
export function placeIn(path: string, { name }: Pick<Parameter, 'name'>): string {
  return path.slice(0, path.indexOf(`{${name}}`) + name.length + 2)
}

/** Ids that belong together: an item, one of its reviews, and a comment on it. */
function scenesOf({ reviews }: Known, { path }: Operation): fc.Arbitrary<Values> {
  if (!/\{(review|thread)\}/.test(path)) return fc.constant({})
  const kind = path.includes('/market/reviews/') ? 'MarketReview' : 'Review'
  const wantsComment = path.includes('{comment}')
  const scenes = reviews
    .filter(review => review.kind === kind)
    .flatMap(({ itemId: id, threadId, commentIds }) => {
      const scene = { id, review: threadId, thread: threadId }
      return wantsComment ? commentIds.map(comment => ({ ...scene, comment })) : [scene]
    })
  const nowhere = fc.constant<Values>({})
  return scenes.length === 0 ? nowhere : fc.oneof(nowhere, fc.constantFrom<Values>(...scenes))
}

/** Bodies that the documents allow, of every media type that can be written; undefined if an operation has none. */
function bodiesOf(
  documents: Documents,
  { pools }: Known,
  operation: Operation,
): fc.Arbitrary<Body | undefined> {
  const bodies = bodySchemasOf(documents, operation).map(({ schema, write }) =>
    arbitraryOf(documents, pools, schema).map(write),
  )
  const [first, ...others] = bodies
  if (!first) return fc.constant(undefined)
  return others.length === 0 ? first : fc.oneof(...bodies)
}

/** Ids that almost certainly don't exist, by the name of their schema. */
const unknownIds: Values = {
  CategoryId: '9999999999',
  ItemId: '999999999999',
  ThreadId: '999999999999',
  CommentId: '999999999999',
  GroupId: '9999999999',
  NoticeId: '9999999999',
  MallWebUser: 'nobody-has-this-name',
  ManagerId: 2_147_483_646,
}

/**
 * An unknown id for the parameter that identifies an operation's subject. An optional minishop number need
 * not exist, so it only counts if it is the subject.
 */
export function unknownIdFor(documents: Documents, operation: Operation, parameter: Parameter): unknown {
  const { name } = followSchema(documents, schemaOf(parameter))
  const isAside = name === 'ManagerId' && (!parameter.required || parameter !== operation.parameters[0])
  return isAside ? undefined : unknownIds[name]
}

/**
 * Whether the documents allow a request.
 *
 * @returns undefined if it would be a request of another operation
 */
export function isAllowed(contract: Contract, operation: Operation, drawn: Drawn): boolean | undefined {
  const problems = problemsOf(contract, operation, drawn)
  return problems && problems.length === 0
}

/**
 * Why the documents forbid a request; empty if they allow it.
 *
 * @returns undefined if it would be a request of another operation
 */
export function problemsOf(
  contract: Contract,
  operation: Operation,
  { values, body }: Drawn,
): readonly ContractProblem[] | undefined {
  const { host, method, operationId } = operation
  const url = new URL(`http://host.test${writeUrl(operation, values)}`)
  if (contract.find(host, method, url.pathname)?.operation.operationId !== operationId) return undefined
  return contract.requestProblems(host, method, url.href, parsedBody(body), body?.type)
}

/**
 * Whether an operation only reads. Decided by its name, because some that read are POST and some that write are GET.
 * For other hosts, the method decides.
 */
export function readsOnly({ operationId, isSafe }: Pick<Operation, 'operationId' | 'isSafe'>): boolean {
  return isSafe ?? /^(get|find|query)[A-Z]/.test(operationId)
}
