import {
  type CallCounts,
  type Contract,
  type CoverageCounter,
  createCoverageCounter,
} from '@jeoul/contract/documents'
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

/** What goes on when the documents have changed. */
interface History extends Pick<Observer, 'log' | 'violations'> {
  readonly counts: CallCounts
}

/** @param history by default none */
export function createObserver(
  { operations }: Contract,
  { log, violations, counts }: History = {
    log: createRequestLog(),
    violations: createViolationList(),
    counts: new Map(),
  },
): Observer {
  const coverage = createCoverageCounter(operations, counts)
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
