import { failureResponse } from './failure-response.ts'
import type { Interfere } from './pipeline/interference.ts'

/** A fault of an operation, active until it is removed. */
interface Fault {
  /** Answers with this status and an error body. */
  readonly status?: number
  /** Delays the answer, in milliseconds. */
  readonly delay?: number
}

/** Faults by operationId. */
export type Faults = Map<string, Fault>

export function interfereByFaults(faults: Faults): Interfere {
  return ({ operationId }) => {
    const fault = faults.get(operationId)
    if (!fault) return undefined
    const { status, delay = 0 } = fault
    if (status === undefined) return { names: ['fault'], delay }
    const instead = () => failureResponse(status, `${operationId} was told to fail`)
    return { names: ['fault'], delay, instead, isOffContract: true }
  }
}

/** @returns undefined for anything but a table of faults */
export function readFaults(body: unknown): [string, Fault][] | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const entries = Object.entries(body)
  return entries.every((entry): entry is [string, Fault] => isFault(entry[1])) ? entries : undefined
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { status, delay, ...rest } = { status: undefined, delay: undefined, ...value }
  return isIntegerIn(status, 400, 599) && isIntegerIn(delay, 0, 60_000) && Object.keys(rest).length === 0
}

function isIntegerIn(value: unknown, least: number, most: number): boolean {
  if (value === undefined) return true
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
