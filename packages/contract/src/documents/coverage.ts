import type { Host } from './documents.ts'
import type { Operation } from './operations.ts'

type Counts = Readonly<Record<string, number>>

export interface OperationCoverage {
  readonly host: Host
  readonly method: string
  readonly path: string
  /** How often each documented status was returned, 0 for never. */
  readonly statuses: Counts
  /** The same for undocumented statuses. */
  readonly others: Counts
}

/** How often each operation was called, by operationId and status. */
export type Coverage = Readonly<Record<string, OperationCoverage>>

export interface CoverageCounter {
  add(operationId: string, status: number): void
  report(): Coverage
  /** Resets all counts. */
  clear(): void
}

/** How often each operation answered with each status, by operationId. */
export type CallCounts = Map<string, Map<number, number>>

/**
 * Counts which operations were called, and with which statuses they answered.
 * @param counts so far, of operations that may be others now
 */
export function createCoverageCounter(
  operations: readonly Operation[],
  counts: CallCounts = new Map(),
): CoverageCounter {
  return {
    add(operationId, status) {
      const ofOperation = counts.get(operationId) ?? new Map<number, number>()
      counts.set(operationId, ofOperation)
      ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1)
    },
    report: () =>
      Object.fromEntries(
        operations.map(operation => [
          operation.operationId,
          coverageOf(operation, counts.get(operation.operationId) ?? new Map()),
        ]),
      ),
    clear: () => counts.clear(),
  }
}

function coverageOf(operation: Operation, counts: ReadonlyMap<number, number>): OperationCoverage {
  const { host, method, path, responses } = operation
  const isDocumented = ([status]: readonly [number, number]) => responses.has(status)
  return {
    host,
    method,
    path,
    statuses: Object.fromEntries(
      [...responses]
        .map(([status, { 'x-key': key }]) => ({ status, key, count: counts.get(status) ?? 0 }))
        // A range stands for many statuses, of which a host has few.
        .filter(({ status, key = String(status), count }) => key === String(status) || count > 0)
        .map(({ status, count }) => [status, count]),
    ),
    others: Object.fromEntries([...counts].filter(count => !isDocumented(count))),
  }
}

/** Adds up the coverage of several runs. */
export function mergeCoverage(all: readonly Coverage[]): Coverage {
  const merged: Record<string, OperationCoverage> = {}
  for (const [operationId, next] of all.flatMap(coverage => Object.entries(coverage))) {
    const { statuses = {}, others = {} } = merged[operationId] ?? {}
    merged[operationId] = {
      ...next,
      statuses: sum(statuses, next.statuses),
      others: sum(others, next.others),
    }
  }
  return merged
}

function sum(first: Counts, next: Counts): Counts {
  const both = new Set([...Object.keys(first), ...Object.keys(next)])
  return Object.fromEntries([...both].map(status => [status, (first[status] ?? 0) + (next[status] ?? 0)]))
}

/** The share of the documents that was covered. */
export interface CoverageSummary {
  /** Operations that were called, of all. */
  readonly operations: Share
  /** Documented statuses of all operations. */
  readonly statuses: Share
  /** Operations that were never called. */
  readonly uncalled: readonly string[]
}

interface Share {
  readonly called: number
  readonly of: number
}

/** Summarizes how much of the contract was covered, and names the rest. */
export function summarizeCoverage(coverage: Coverage): CoverageSummary {
  const all = Object.entries(coverage)
  const uncalled = all.filter(([, operation]) => callCount(operation) === 0).map(([id]) => id)
  const statuses = all.flatMap(([, operation]) => Object.values(operation.statuses))
  return {
    operations: { called: all.length - uncalled.length, of: all.length },
    statuses: { called: statuses.filter(count => count > 0).length, of: statuses.length },
    uncalled,
  }
}

/** How often an operation was called, regardless of its answers. */
export function callCount({ statuses, others }: OperationCoverage): number {
  return [...Object.values(statuses), ...Object.values(others)].reduce((sum, count) => sum + count, 0)
}

/** Reads coverage from JSON; undefined for anything else. */
export function readCoverage(value: unknown): Coverage | undefined {
  return isRecordOf(value, isOperationCoverage) ? value : undefined
}

function isOperationCoverage(value: unknown): value is OperationCoverage {
  if (typeof value !== 'object' || value === null) return false
  const { host, method, path, statuses, others }: Partial<Record<keyof OperationCoverage, unknown>> = value
  const isNamed = [host, method, path].every(text => typeof text === 'string')
  return isNamed && isRecordOf(statuses, isCount) && isRecordOf(others, isCount)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function isRecordOf<T>(value: unknown, isPart: (part: unknown) => part is T): value is Record<string, T> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(part => isPart(part))
  )
}

/**
 * Formats coverage as a short table for a terminal.
 * @param maxOperations the number of operations to show, the most frequent first
 */
export function describeCoverage(
  coverage: Coverage,
  maxOperations = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { operations, statuses, uncalled } = summarizeCoverage(coverage)
  const called = Object.entries(coverage)
    .map(([operationId, { statuses, others, ...operation }]) => ({
      operationId,
      times: callCount({ ...operation, statuses, others }),
      answers: describeAnswers({ ...statuses, ...others }),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  const shown = called.slice(0, maxOperations)
  const width = Math.max(0, ...shown.map(({ operationId }) => operationId.length))
  const rest = called.length - shown.length
  return [
    `${operations.called} of ${operations.of} operations were called, ${statuses.called} of ${statuses.of} documented statuses answered`,
    ...shown.map(({ operationId, answers }) => `  ${operationId.padEnd(width)}  ${answers}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(maxOperations === Number.POSITIVE_INFINITY && uncalled.length > 0
      ? [`never called: ${uncalled.join(', ')}`]
      : []),
  ]
}

function describeAnswers(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${status} × ${count.toLocaleString('en')}`)
    .join(', ')
}
