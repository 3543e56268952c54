import { type Contract, type CoverageCounter, createCoverageCounter } from '@jeoul/contract/documents'
import type { Outcome } from '../pipeline/outcome.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'
import { createViolationList, type ViolationList } from './violation-list.ts'

/** The history of a mock. */
export interface Observer {
  readonly log: RequestLog
  readonly violations: ViolationList
  readonly coverage: CoverageCounter
  record(outcome: Outcome): void
}

/** @param history that is already there, when the documents have changed */
export function createObserver(
  { operations }: Contract,
  history: Pick<Observer, 'log' | 'violations'> = {
    log: createRequestLog(),
    violations: createViolationList(),
  },
): Observer {
  const { log, violations } = history
  const coverage = createCoverageCounter(operations)
  return {
    log,
    violations,
    coverage,
    record(outcome) {
      log.add(outcome)
      violations.add(outcome)
      if (outcome.operationId) coverage.add(outcome.operationId, outcome.reply.status)
    },
  }
}
