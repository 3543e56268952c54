import {
  type FoundViolation,
  type RunOptions,
  type RunProgress,
  type RunReport,
  shellVariable,
  type Uncalled,
} from '@jeoul/contract/runner'

/** The options of a run, and the files that hold its documents if they are not ours. */
type DescribedOptions = RunOptions & { readonly openapi?: readonly string[] | undefined }

/** Formats the report of a run as lines of text: violations first, figures last. */
export function describeRun(report: RunReport, options: DescribedOptions): readonly string[] {
  const { violations, uncalled, unsuccessful, refused, unjudged, flaws, lost } = report
  const { seed, runs, checks, requests, seconds } = report
  const found = violations.length === 0 ? 'no violation' : count(violations.length, 'violation')
  return [
    ...violations.flatMap(violation => [...describeViolation(violation, options), '']),
    ...flaws.map(({ place, message }) => `flaw of the document: ${place}: ${message}`),
    ...unjudged.map(({ operationId, check, message }) => `not judged: ${operationId}: ${check} (${message})`),
    ...(lost === undefined ? [] : [`ended early: ${lost}`]),
    ...describeUncalled(uncalled),
    ...refused.map(
      ({ option, operations, statuses }) =>
        `refused: ${option} (${describeStatuses(statuses)}), so nothing is known of the answers of ${named(operations)}; give a credential that the host accepts`,
    ),
    ...unsuccessful.map(
      ({ operationId, statuses }) =>
        `never succeeded: ${operationId} (${describeStatuses(statuses)}), so nothing is known of its answers; give its parameters examples in the document, or choose other operations by --only`,
    ),
    ...(checks.length === 0 ? ['nothing was checked'] : []),
    ...(report.origin === undefined
      ? [
          `not tested: requests from pages of other origins, because ${options.openapi ? 'no site was named' : 'the hosts do not allow http://localhost:4000'}; name the site by --origin`,
        ]
      : []),
    ...describePictures(report.untestedPictures),
    `seed ${seed}, ${count(runs, 'run')} of a property: ${count(checks.length, 'check')} with ${count(requests, 'request')} in ${seconds.toFixed(1)} s, ${found}`,
  ]
}

/** Describes the progress of a run in one line. */
export function describeRunProgress({ done, checks, requests, violations }: RunProgress): string {
  return `${done} of ${count(checks, 'check')}, ${count(requests, 'request')}, ${count(violations, 'violation')}`
}

function describeViolation(
  { operationId, place, message, check, curl, only }: FoundViolation,
  options: DescribedOptions,
): readonly string[] {
  return [
    `${operationId}  ${place}: ${message}`,
    `  violates: ${check}`,
    `  ${curl}`,
    `  rerun: ${commandOf(options, only)}`,
  ]
}

/** The command that reruns one check, with variables instead of tokens. */
function commandOf(
  {
    mainUrl,
    secondUrl,
    openapi,
    seed,
    runs,
    write,
    token,
    otherToken,
    credentials = {},
    headers = {},
    origin,
    timeout,
    slow,
  }: DescribedOptions,
  only: string,
): string {
  const second = openapi?.length === 1 ? '' : ` --second ${secondUrl}`
  return [
    `jeoul-mock contract test --main ${mainUrl}${second} --seed ${seed} --only ${shellWord(only)}`,
    ...(openapi ? [`--openapi ${openapi.map(shellWord).join(' ')}`] : []),
    ...(runs === undefined ? [] : [`--runs ${runs}`]),
    ...(timeout === undefined ? [] : [`--timeout ${timeout}`]),
    ...(slow === undefined ? [] : [`--slow ${slow}`]),
    ...(origin === undefined ? [] : [`--origin ${origin}`]),
    ...(write ? ['--write'] : []),
    ...(token ? ['--token "$TOKEN"'] : []),
    ...(otherToken ? ['--other-token "$OTHER_TOKEN"'] : []),
    ...Object.keys(credentials).map(
      scheme => `--credential ${shellWord(scheme)}="$${shellVariable('credential', scheme)}"`,
    ),
    ...Object.keys(headers).map(
      name => `--header ${shellWord(`${name}: `)}"$${shellVariable('header', name)}"`,
    ),
  ].join(' ')
}

function describePictures(origins: readonly string[]): readonly string[] {
  return origins.length === 0
    ? []
    : [`not tested: pictures at ${origins.join(', ')}, because only the tested hosts are called`]
}

function whyUncalled({ reason, lacks }: Uncalled): string {
  if (reason === 'unknown') return 'for whose parameters the hosts returned no values'
  return `without ${lacks ?? '--write'}`
}

function describeStatuses(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ')
}

function describeUncalled(uncalled: readonly Uncalled[]): readonly string[] {
  return [...Map.groupBy(uncalled, whyUncalled)].map(
    ([why, operations]) => `not called: ${named(operations.map(({ operationId }) => operationId))} ${why}`,
  )
}

const maxNames = 5

/** The number of operations, and the names of the first ones. */
function named(operations: readonly string[]): string {
  const names = operations.slice(0, maxNames).join(', ')
  return `${count(operations.length, 'operation')} (${names}${operations.length > maxNames ? ', …' : ''})`
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`
}

function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
