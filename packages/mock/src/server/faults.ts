import { readFile } from 'node:fs/promises'
import { nearName } from '../scenarios/near-name.ts'
import { failureResponse } from './failure-response.ts'
import type { Interfere } from './pipeline/interference.ts'

/** A fault of an operation, active until it is removed. */
interface Fault {
  /** Answers with this status, and an error body if there is no other one. */
  readonly status?: number
  /** Delays the answer, in milliseconds. */
  readonly delay?: number
  /** Answers with this JSON. */
  readonly body?: unknown
  /** Answers with the current contents of this file. */
  readonly file?: string
}

/** Faults by operationId. */
export type Faults = Map<string, Fault>

export function interfereByFaults(faults: Faults): Interfere {
  return ({ operationId }) => {
    const fault = faults.get(operationId)
    if (!fault) return undefined
    const { status, delay = 0, body, file } = fault
    const names = ['fault']
    if (file !== undefined)
      return { names, delay, instead: () => fileAnswer(file, status), isOffContract: true }
    if (body !== undefined) {
      return {
        names,
        delay,
        instead: () => Response.json(body, { status: status ?? 200 }),
        isOffContract: true,
      }
    }
    if (status === undefined) return { names, delay }
    const instead = () => failureResponse(status, `${operationId} was told to fail`)
    return { names, delay, instead, isOffContract: true }
  }
}

async function fileAnswer(path: string, status = 200): Promise<Response> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return failureResponse(500, `the file of the fault can't be read: ${path}`)
  const type = /\.json$/i.test(path) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'
  return new Response(bytes, { status, headers: { 'Content-Type': type } })
}

/**
 * Reads a table of faults.
 *
 * @param operations names of all operations
 * @returns a description of the error if it is not a table of faults
 */
export function readFaults(
  body: unknown,
  operations: readonly string[],
): readonly (readonly [string, Fault])[] | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return expected
  const unknown = Object.keys(body).find(name => !operations.includes(name))
  if (unknown !== undefined) {
    const near = nearName(unknown, operations)
    const hint = near === undefined ? '; see: jeoul-mock routes' : `; did you mean ${near}?`
    return `no operation is called ${JSON.stringify(unknown)}${hint}`
  }
  const entries = Object.entries(body)
  return entries.every((entry): entry is [string, Fault] => isFault(entry[1])) ? entries : expected
}

const expected =
  'expected {"operationId":{"status":500,"delay":0}}, or an answer as {"operationId":{"body":{}}} or {"file":"answer.json"}'

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { status, delay, body, file, ...rest } = {
    status: undefined,
    delay: undefined,
    body: undefined,
    file: undefined,
    ...value,
  }
  const isAnswer = body !== undefined || file !== undefined
  if (body !== undefined && file !== undefined) return false
  if (file !== undefined && (typeof file !== 'string' || file === '')) return false
  return (
    isIntegerIn(status, isAnswer ? 200 : 400, 599) &&
    isIntegerIn(delay, 0, 60_000) &&
    Object.keys(rest).length === 0
  )
}

function isIntegerIn(value: unknown, min: number, max: number): boolean {
  if (value === undefined) return true
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
