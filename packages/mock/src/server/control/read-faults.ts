import { type Operation, queryNamesOf } from '@jeoul/contract/documents'
import * as v from 'valibot'
import { nearName } from '../../scenarios/near-name.ts'
import type { FaultTable } from '../faults.ts'

type Issue = v.BaseIssue<unknown>

const expects = (expected: string) => (issue: Issue) =>
  issue.expected === 'never'
    ? `is not known; expected ${expected}`
    : `expected ${expected}, not ${JSON.stringify(issue.input)?.slice(0, 80)}`

function wholeFrom(min: number, max: number) {
  const message = expects(`a whole number from ${min} to ${max}`)
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

/** A value, or a list of them. */
function oneOrSeveral<Schema extends v.GenericSchema>(schema: Schema) {
  const list = v.array(schema)
  return v.lazy((input): Schema | typeof list => (Array.isArray(input) ? list : schema))
}

const condition = v.strictObject(
  {
    query: v.optional(
      v.record(
        v.string(),
        v.string(expects('a text as in "2", as all values of a query are')),
        expects('an object'),
      ),
    ),
    body: v.optional(v.unknown()),
    call: v.optional(oneOrSeveral(wholeFrom(1, Number.MAX_SAFE_INTEGER))),
  },
  expects('an object of "query", "body" and "call"'),
)

const fault = v.pipe(
  v.strictObject(
    {
      status: v.optional(wholeFrom(200, 599)),
      delay: v.optional(wholeFrom(0, 60_000)),
      file: v.optional(v.pipe(v.string(expects('a path')), v.nonEmpty(expects('a path')))),
      body: v.optional(v.unknown()),
      when: v.optional(condition),
    },
    expects('an object of "status", "delay", "body", "file" and "when"'),
  ),
  v.check(
    ({ file, body }) => file === undefined || body === undefined,
    'has both "file" and "body"; leave one out',
  ),
  v.check(
    ({ status = 500, file, body }) => status >= 400 || file !== undefined || body !== undefined,
    'needs a "body" or a "file" to answer with a status below 400',
  ),
)
const table = v.record(v.string(), oneOrSeveral(fault))

/**
 * Reads a table of faults.
 *
 * @param body undefined if it is not JSON
 * @returns what is wrong, after its place, if it is not a table of faults
 */
export function readFaults(body: unknown, operations: readonly Operation[]): FaultTable | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return 'body: expected JSON as in {"getItems":{"status":500,"delay":0}}'
  }
  const names = operations.map(({ operationId }) => operationId)
  const unknown = Object.keys(body).find(name => !names.includes(name))
  if (unknown !== undefined) {
    const near = nearName(unknown, names)
    const hint = near === undefined ? '; see: jeoul-mock routes' : `; did you mean ${near}?`
    return `body: no operation is called ${JSON.stringify(unknown)}${hint}`
  }
  const read = v.safeParse(table, body, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    return `body.${v.getDotPath(issue)}: ${issue.message}`
  }
  return operations.map(operation => unknownParameter(operation, read.output)).find(Boolean) ?? read.output
}

/** A condition that no call can meet, because the operation has no such parameter. */
function unknownParameter(operation: Operation, faults: FaultTable): string | undefined {
  const { operationId } = operation
  if (!Object.hasOwn(faults, operationId)) return undefined
  const { all, isKnown } = queryNamesOf(operation)
  const name = [faults[operationId] ?? []]
    .flat()
    .flatMap(({ when }) => Object.keys(when?.query ?? {}))
    .find(name => !isKnown(name))
  if (name === undefined) return undefined
  const near = nearName(name, all)
  const known = all.length === 0 ? 'it has none' : `it has ${all.join(', ')}`
  const hint = near === undefined ? known : `did you mean ${near}?`
  return `body.${operationId}: its query has no parameter ${JSON.stringify(name)}; ${hint}`
}
