import { openContract } from '@jeoul/contract/documents/open-contract'
import { jsonFileKind, refuseForeignFile, replaceOwnFile } from '@jeoul/mock/files'
import {
  type ApiKey,
  type AskHost,
  apiKeysOf,
  describeDeviation,
  describeFlaws,
  describeReport,
  forward,
  openRecorder,
  openReplay,
  type RunningProxy,
  startProxy,
} from '@jeoul/mock/proxy'
import { notJudged } from './exit-codes.ts'
import { fail } from './fail.ts'

/** The options of `proxy`, with defaults filled in. */
export interface ProxyFlags {
  readonly main?: string
  readonly second?: string
  readonly portMain: number
  readonly portSecond: number
  /** In milliseconds. */
  readonly timeLimit: number
  readonly record?: string
  readonly replay?: string
  /** Path of the file that the report is written to. */
  readonly report?: string
  readonly strict: boolean
  /** Origins of sites that may call the hosts, besides the usual ones. */
  readonly origin?: readonly string[]
  /** Paths of the hosts' own documents, instead of ours. */
  readonly openapi?: readonly string[]
}

const reportKind = jsonFileKind(
  'a report of the proxy',
  value => typeof value === 'object' && value !== null && 'exchanges' in value && 'deviations' in value,
)

/** Proxies until the process is asked to stop. Errors are printed to stderr in one line, with exit code 3. */
export async function proxy(flags: ProxyFlags): Promise<void> {
  try {
    if (flags.report !== undefined) await refuseForeignFile(flags.report, reportKind)
    const contract = flags.openapi && (await openContract(flags.openapi))
    const keys = contract ? apiKeysOf(contract) : []
    const ask = await chooseHosts(flags, keys)
    const recorder = flags.record === undefined ? undefined : await openRecorder(flags.record, keys)
    const running = await startProxy({
      ask,
      portMain: flags.portMain,
      // With a single host, the second port stays free.
      portSecond: isOneHost(flags) ? 0 : flags.portSecond,
      ...(contract && { contract }),
      ...(flags.origin && { origins: flags.origin }),
      tell: deviation => console.error(describeDeviation(deviation).join('\n')),
      warn: message => console.error(`warning: ${message}`),
      ...(recorder && { record: recorder.add }),
    })
    for (const line of describeFlaws(contract?.flaws ?? [])) console.error(line)
    console.log(describeProxy(running, flags))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => end(running, flags).catch(error => fail(error, notJudged)))
    }
  } catch (error) {
    fail(error, notJudged)
  }
}

async function chooseHosts(
  { main = '', second = '', replay, timeLimit }: ProxyFlags,
  keys: readonly ApiKey[],
): Promise<AskHost> {
  if (replay !== undefined) return openReplay(replay, keys)
  const bases = { main, second }
  return sent => forward(bases[sent.host], sent, timeLimit)
}

function describeProxy({ mainUrl, secondUrl }: RunningProxy, flags: ProxyFlags): string {
  const { main, second, replay } = flags
  return [
    `main API    ${mainUrl}  for  ${main ?? replay}`,
    ...(isOneHost(flags) ? [] : [`second API  ${secondUrl}  for  ${second ?? replay}`]),
    'Press Ctrl-C to stop and print the report.',
  ].join('\n')
}

function isOneHost({ openapi }: ProxyFlags): boolean {
  return openapi?.length === 1
}

async function end(running: RunningProxy, { report: file, strict }: ProxyFlags): Promise<void> {
  await running.close()
  const report = running.report()
  console.log(describeReport(report).join('\n'))
  if (strict && report.deviations.some(({ isRefused }) => !isRefused)) process.exitCode = 1
  else if (strict && report.unjudged.length > 0) process.exitCode = notJudged
  if (file !== undefined) await replaceOwnFile(file, reportKind, `${JSON.stringify(report, null, 2)}\n`)
}
