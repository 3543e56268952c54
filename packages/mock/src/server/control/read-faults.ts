import * as v from 'valibot'
import { nearName } from '../../scenarios/near-name.ts'
import type { FaultTable } from '../faults.ts'

const integerIn = (min: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)))
const callNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

const common = {
  delay: integerIn(0, 60_000),
  when: v.optional(
    v.strictObject({
      query: v.optional(v.record(v.string(), v.string())),
      body: v.optional(v.unknown()),
      call: v.optional(v.union([callNumber, v.array(callNumber)])),
    }),
  ),
}
const answerStatus = integerIn(200, 599)

const fault = v.union([
  v.strictObject({ ...common, status: integerIn(400, 599) }),
  v.strictObject({ ...common, status: answerStatus, file: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ ...common, status: answerStatus, body: v.unknown() }),
])
const table = v.record(v.string(), v.union([fault, v.array(fault)]))

const expected =
  'expected {"operationId":{"status":500,"delay":0}}, or an answer as {"operationId":{"body":{}}} or ' +
  '{"file":"answer.json"}, for some calls with "when":{"query":{"page":"2"},"body":{"name":"a"},"call":1}'

/**
 * Reads a table of faults.
 *
 * @param operations names of all operations
 * @returns a description of the error if it is not a table of faults
 */
export function readFaults(body: unknown, operations: readonly string[]): FaultTable | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return expected
  const unknown = Object.keys(body).find(name => !operations.includes(name))
  if (unknown !== undefined) {
    const near = nearName(unknown, operations)
    const hint = near === undefined ? '; see: jeoul-mock routes' : `; did you mean ${near}?`
    return `no operation is called ${JSON.stringify(unknown)}${hint}`
  }
  const read = v.safeParse(table, body)
  return read.success ? read.output : expected
}
