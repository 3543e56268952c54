import type { FoundViolation, RunOptions, RunProgress, RunReport, Unasked } from '@jeoul/contract-runner'

/** What a run found, as lines of text: the violations first, the figures last. */
export function describeRun(report: RunReport, options: RunOptions): readonly string[] {
  const { violations, unasked, seed, runs, checks, requests, seconds } = report
  const found = violations.length === 0 ? 'no violation' : count(violations.length, 'violation')
  return [
    ...violations.flatMap(violation => [...describeViolation(violation, options), '']),
    ...Object.entries(reasons).flatMap(([reason, why]) => describeUnasked(unasked, reason, why)),
    `seed ${seed}, ${count(runs, 'run')} of a property: ${count(checks.length, 'check')} with ${count(requests, 'request')} in ${seconds.toFixed(1)} s, ${found}`,
  ]
}

/** How far a run is, in one line. */
export function describeRunProgress({ done, checks, requests, violations }: RunProgress): string {
  return `${done} of ${count(checks, 'check')}, ${count(requests, 'request')}, ${count(violations, 'violation')}`
}

function describeViolation(
  { operationId, place, message, check, curl, only }: FoundViolation,
  options: RunOptions,
): readonly string[] {
  return [
    `${operationId}  ${place}: ${message}`,
    `  not so: ${check}`,
    `  ${curl}`,
    `  again:  ${commandOf(options, only)}`,
  ]
}

/** The command that runs the one check again, with variables in place of tokens. */
function commandOf(
  { mainUrl, secondUrl, seed, runs, write, token, otherToken }: RunOptions,
  only: string,
): string {
  return [
    `jeoul-mock contract test --main ${mainUrl} --second ${secondUrl} --seed ${seed} --only ${only}`,
    ...(runs === undefined ? [] : [`--runs ${runs}`]),
    ...(write ? ['--write'] : []),
    ...(token ? ['--token "$TOKEN"'] : []),
    ...(otherToken ? ['--other-token "$OTHER_TOKEN"'] : []),
  ].join(' ')
}

const reasons: Readonly<Record<Unasked['reason'], string>> = {
  writes: 'to write with; --write asks them, too',
  token: 'for members; --token lets them be asked',
  unknown: 'without anything at the hosts to ask for',
}

function describeUnasked(unasked: readonly Unasked[], reason: string, why: string): readonly string[] {
  const ids = unasked.filter(operation => operation.reason === reason).map(({ operationId }) => operationId)
  return ids.length === 0 ? [] : [`not asked: ${count(ids.length, 'operation')} ${why}`]
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`
}
