import type { Check, DescribedCheck } from './check.ts'
import { checksOf } from './checks/checks-of.ts'
import { describeViolation } from './describe-violation.ts'
import { HostError, RunError, Violation } from './exchanges/hold.ts'
import { type Context, prepareRun } from './prepare-run.ts'
import type { FoundViolation, RunReport, TriedCheck, Unjudged } from './report.ts'
import { defaultRuns, defaultSlow, type RunOptions } from './run-options.ts'
import { type Outcome, tryChecks } from './try-checks.ts'
import { hasSucceeded, isRefused, uncalledOperations, unsuccessfulOperations } from './untested-operations.ts'

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
  const { client, pictures, tokens } = context
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
  const unjudged = new Map<Check, Unjudged>()
  let lost: string | undefined
  /** A document of others is no reason to end: a check that fails over it is reported, and the others go on. */
  const judge = async (check: Check): Promise<Violation | undefined> => {
    try {
      return await check.run({ seed: seedOf(seed, check), runs })
    } catch (error) {
      if (error instanceof HostError) lost = error.message
      else if (!context.contract.isForeign || error instanceof RunError) throw error
      const message = error instanceof Error ? error.message : String(error)
      unjudged.set(check, { operationId: check.operations[0], check: check.name, message })
      return undefined
    }
  }
  let done = 0
  let broken = met.length
  const outcomes =
    bail && broken > 0
      ? []
      : await tryChecks(checks, {
          run: judge,
          bail,
          isLost: () => lost !== undefined,
          onTried({ violation }) {
            done++
            if (violation) broken++
            onProgress?.({ done, checks: checks.length, requests: client.answers(), violations: broken })
          },
        })
  const { refused, isByRefusal } = client.credentials()
  const judged = outcomes.filter(
    ({ check, violation }) => !unjudged.has(check) && !(violation && isByRefusal(violation)),
  )
  for (const violation of met) if (!isByRefusal(violation)) keep(violation, discoveryOf(violation))
  for (const { check, violation } of judged) if (violation) keep(violation, check)
  const late = slowAnswers(context, slow)
  for (const violation of late) keep(violation, checkOfTime(violation))
  await clear()
  const coverage = client.coverage()
  const uncalled = uncalledOperations(context, { write, only })
  const unsuccessful = unsuccessfulOperations(context, coverage)
  const isNowhere = unsuccessful.length > 0 && refused.length === 0 && !hasSucceeded(coverage)
  if (found.size === 0 && lost === undefined && isNowhere) {
    const advice = isRefused(coverage)
      ? 'the host refused them for want of a credential that the document does not name: give it by --header'
      : 'check the URL, including its path'
    throw new RunError(`no request to ${options.mainUrl} succeeded, so nothing was tested: ${advice}`)
  }
  return {
    seed,
    runs,
    checks: judged.map(triedCheckOf),
    requests: client.answers() + pictures.requested(),
    seconds: (performance.now() - began) / 1000,
    violations: [...found.values()],
    uncalled,
    unsuccessful: checkIds.length > 0 ? [] : unsuccessful,
    refused,
    unjudged: lost === undefined ? [...unjudged.values()] : [],
    flaws: [...context.contract.flaws],
    lost,
    origin: context.origin,
    untestedPictures: pictures.untested(),
    coverage,
  }
}

function triedCheckOf({ check: { id, name, operations, writes }, violation }: Outcome): TriedCheck {
  return { id, name, operations, writes, isHeld: !violation }
}

/** Discovery is not a check; to reproduce its violations, run the checks of the operation that failed. */
function discoveryOf({ exchanges }: Pick<Violation, 'exchanges'>): DescribedCheck {
  const operationId = exchanges.at(-1)?.request.operation.operationId ?? 'getCategories'
  return {
    id: 'discovery',
    name: 'what the hosts have can be discovered',
    operations: [operationId],
  }
}

/** Response times are measured during all checks, so no single check reproduces a slow answer. */
function checkOfTime({ exchanges }: Pick<Violation, 'exchanges'>): DescribedCheck {
  return { ...discoveryOf({ exchanges }), id: 'slow-answers', name: 'answers come in time' }
}

/** A check's own seed, so that its requests depend neither on the other checks of the run nor on its wording. */
export function seedOf(seed: number, { id, operations }: Pick<Check, 'id' | 'operations'>): number {
  let hash = seed | 0
  for (const character of id + operations.join()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}

/** The minimum number of answers for a meaningful median. */
const minAnswers = 3

/**
 * The operations whose median response time exceeds a limit. A single slow answer says more about the network.
 * (assumed)
 *
 * @param limit in milliseconds
 */
function slowAnswers({ client }: Context, limit: number): readonly Violation[] {
  return [...client.timings().values()].flatMap(({ durations, last }) => {
    const times = durations.toSorted((a, b) => a - b)
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0)
    if (times.length < minAnswers || median <= limit) return []
    const message = `half of ${times.length} answers took more than ${median} ms; the limit is ${limit} ms`
    return [new Violation('time', message, last)]
  })
}
