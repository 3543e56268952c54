import { readFile } from 'node:fs/promises'
import { fieldsOf } from '@jeoul/contract/documents'
import { clientHeader } from '../scenarios/create-active-scenarios.ts'
import { createTurns } from '../scenarios/turns.ts'
import { failureResponse } from './failure-response.ts'
import type { Exchange } from './pipeline/exchange.ts'
import type { Interfere, Interference } from './pipeline/interference.ts'

/** A fault of an operation, active until it is removed. */
interface Fault {
  /** Answers with this status, and an error body if there is no other one. */
  readonly status?: number | undefined
  /** Delays the answer, in milliseconds. */
  readonly delay?: number | undefined
  /** Answers with this JSON. */
  readonly body?: unknown
  /** Answers with the current contents of this file. */
  readonly file?: string | undefined
  /** The calls that it concerns; all of them if left out. */
  readonly when?: FaultCondition | undefined
}

/** A call has to meet each part that is given. */
interface FaultCondition {
  /** Parameters of the query with their values. */
  readonly query?: Readonly<Record<string, string>> | undefined
  /** A part of the request's body: properties that are not mentioned may have any value. */
  readonly body?: unknown
  /** The number of a call that meets the rest, from 1, or several numbers. Clients that have a name are counted separately. */
  readonly call?: number | readonly number[] | undefined
}

/** Faults by operationId. Of several for one operation, the first that concerns a call takes effect. */
export type FaultTable = Readonly<Record<string, Fault | readonly Fault[]>>

export interface Faults {
  readonly table: FaultTable
  /** Replaces all faults, and counts calls anew. */
  replace(table: FaultTable): void
  readonly interfere: Interfere
}

export function createFaults(): Faults {
  const turns = createTurns()
  let table: FaultTable = {}

  function concerns({ when }: Fault, exchange: Exchange, sent: unknown, name: string): boolean {
    if (!when) return true
    const { query = {}, body, call } = when
    const hasQuery = Object.entries(query).every(([key, value]) => exchange.query.getAll(key).includes(value))
    if (!hasQuery || !isPart(body, sent instanceof FormData ? fieldsOf(sent) : sent)) return false
    if (call === undefined) return true
    const number = turns.next(exchange.request.headers.get(clientHeader) ?? '', name) + 1
    return [call].flat().includes(number)
  }

  return {
    get table() {
      return table
    },
    replace(wanted) {
      table = wanted
      turns.reset()
    },
    interfere(exchange, sent) {
      const { operationId } = exchange
      const all = Object.hasOwn(table, operationId) ? [table[operationId] ?? []].flat() : []
      // Each fault counts the calls that meet its condition, so all of them have to see the call.
      const concerned = all.filter((fault, at) =>
        concerns(fault, exchange, sent.body, `${operationId} ${at}`),
      )
      return concerned[0] && interferenceOf(concerned[0], operationId)
    },
  }
}

function interferenceOf({ status, delay = 0, body, file }: Fault, operationId: string): Interference {
  const names = ['fault']
  const instead = () => {
    if (file !== undefined) return fileAnswer(file, status)
    if (body !== undefined) return Response.json(body, { status: status ?? 200 })
    return failureResponse(status ?? 500, `${operationId} was told to fail`)
  }
  const isDelayOnly = file === undefined && body === undefined && status === undefined
  return isDelayOnly ? { names, delay } : { names, delay, instead, isOffContract: true }
}

async function fileAnswer(path: string, status = 200): Promise<Response> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return failureResponse(500, `the file of the fault can't be read: ${path}`)
  const type = /\.json$/i.test(path) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'
  return new Response(bytes, { status, headers: { 'Content-Type': type } })
}

/** Whether a value has everything that another one mentions. Lists have to be of the same length. */
function isPart(wanted: unknown, value: unknown): boolean {
  if (wanted === undefined) return true
  if (typeof wanted !== 'object' || wanted === null) return wanted === value
  if (typeof value !== 'object' || value === null || Array.isArray(wanted) !== Array.isArray(value))
    return false
  if (Array.isArray(wanted) && Array.isArray(value) && wanted.length !== value.length) return false
  const found = new Map<string, unknown>(Object.entries(value))
  return Object.entries(wanted).every(([name, part]) => found.has(name) && isPart(part, found.get(name)))
}
