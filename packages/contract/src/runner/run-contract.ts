import type { Coverage } from '../documents/index.ts'
import type { DescribedCheck } from './check.ts'
import { checksOf } from './checks/checks-of.ts'
import { describeViolation } from './describe-violation.ts'
import { RunError, type Violation } from './exchanges/violation.ts'
import { prepareRun } from './prepare-run.ts'
import type { FoundViolation, RunReport, TriedCheck } from './report.ts'
import { defaultRuns, defaultSlow, type RunOptions } from './run-options.ts'
import { seedOf } from './seed-of.ts'
import { slowAnswers } from './slow-answers.ts'
import { type Outcome, tryChecks } from './try-checks.ts'
import { uncalledOperations } from './uncalled-operations.ts'

/**
 * Tests two hosts against the contract: with requests that it allows, requests that it forbids, and
 * properties across several requests. Only reads unless told to write.
 *
 * @throws HostError if a host can't be reached; RunError if a token is not accepted, an operation does not exist, or nothing
 * succeeded although the documents allow what was answered
 */
export async function runContract(options: RunOptions): Promise<RunReport> {
  const {
    seed,
    runs = defaultRuns,
    write = false,
    only = [],
    checkIds = [],
    bail = false,
    slow = defaultSlow,
    onProgress,
  } = options
  const began = performance.now()
  const { context, met, clear } = await prepareRun(options)
  const { client, tokens } = context
  const checks = checksOf(context, only).filter(
    ({ id, writes }) => (write || !writes) && (checkIds.length === 0 || checkIds.includes(id)),
  )

  const found = new Map<string, FoundViolation>()
  const keep = (violation: Violation, check: DescribedCheck) => {
    const described = describeViolation(violation, check, { seed, tokens })
    const { operationId, place, message } = described
    const key = [operationId, place.replaceAll(/\d+/g, 'n'), message].join(' ')
    if (!found.has(key)) found.set(key, described)
  }
  for (const violation of met) keep(violation, discoveryOf(violation))
  let done = 0
  let broken = found.size
  const outcomes =
    bail && found.size > 0
      ? []
      : await tryChecks(checks, {
          run: check => check.run({ seed: seedOf(seed, check), runs }),
          bail,
          onTried({ violation }) {
            done++
            if (violation) broken++
            onProgress?.({ done, checks: checks.length, requests: client.answers(), violations: broken })
          },
        })
  for (const { check, violation } of outcomes) if (violation) keep(violation, check)
  const late = slowAnswers(context, slow)
  for (const violation of late) keep(violation, checkOfTime(violation))
  await clear()
  const coverage = client.coverage()
  if (found.size === 0 && client.answers() > 0 && !hasSucceeded(coverage)) {
    throw new RunError(
      `nothing at ${options.mainUrl} succeeded, so nothing was tested; is a part of its path missing?`,
    )
  }
  return {
    seed,
    runs,
    checks: outcomes.map(triedCheckOf),
    requests: client.answers(),
    seconds: (performance.now() - began) / 1000,
    violations: [...found.values()],
    uncalled: uncalledOperations(context, { write, only }),
    origin: context.origin,
    coverage,
  }
}

/** Whether any operation did what it is for. A host that answers 404 to everything may fit documents with a `default`. */
function hasSucceeded(coverage: Coverage): boolean {
  return Object.values(coverage).some(({ statuses, others }) =>
    Object.entries({ ...statuses, ...others }).some(([status, times]) => times > 0 && Number(status) < 400),
  )
}

function triedCheckOf({ check: { id, name, operations, writes }, violation }: Outcome): TriedCheck {
  return { id, name, operations, writes, isHeld: !violation }
}

/** Discovery is not a check; to reproduce its violations, run the checks of the operation that failed. */
function discoveryOf({ exchanges }: Pick<Violation, 'exchanges'>): DescribedCheck {
  const operationId = exchanges.at(-1)?.request.operation.operationId ?? 'getCategories'
  return {
    id: 'discovery',
    name: 'categories, items and reviews can be discovered',
    operations: [operationId],
  }
}

/** Response times are measured during all checks, so no single check reproduces a slow answer. */
function checkOfTime({ exchanges }: Pick<Violation, 'exchanges'>): DescribedCheck {
  return { ...discoveryOf({ exchanges }), id: 'slow-answers', name: 'answers come in time' }
}
