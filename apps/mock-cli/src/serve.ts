import { flushCompileCache } from 'node:module'
import { describeCoverage } from '@jeoul/contract/documents'
import {
  type Choice,
  type ClockSetting,
  defaultOrigins,
  type Latency,
  type LogEntry,
  type RunningMock,
  startMock,
} from '@jeoul/mock'
import { type CatalogueChoice, chooseCatalogue } from './choose-catalogue.ts'
import { checkCoverageFile, writeCoverage } from './coverage.ts'
import { describeExposure, describeForeignMock, describeMock } from './describe-mock.ts'
import { describeRequest } from './describe-request.ts'
import { fail } from './fail.ts'

/** The options of `serve`, with defaults filled in. */
export interface ServeOptions extends CatalogueChoice {
  readonly portMain: number
  readonly portSecond: number
  /** Address of this machine at which other machines may call the hosts. */
  readonly host?: string
  /** Origins of sites that may call the hosts, besides those that `start` serves. */
  readonly origin?: readonly string[]
  readonly latency?: Latency
  /** Path of the state file. */
  readonly state?: string
  /** Whether a write is answered only after the disk has stored it. */
  readonly sync: boolean
  /** Whether every request is printed. */
  readonly log: boolean
  readonly clock?: ClockSetting
  /** How many days later than the catalogue's today prices begin. */
  readonly days: number
  /** Whether requests and responses are validated against openapi/. */
  readonly validate: boolean
  readonly scenario?: readonly Choice[]
  /** Path of the file that coverage is written to at the end. */
  readonly coverage?: string
  /** Paths of the documents of hosts that are not ours, which are served instead. */
  readonly openapi?: readonly string[]
}

/** The maximum number of operations in the final summary. */
const maxShown = 10
/** Long enough to let the first requests be answered. */
const flushAfterMs = 2000

/** Serves until the process is asked to stop. Errors are printed to stderr in one line, with exit code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    const { host, openapi } = options
    if (options.coverage !== undefined) await checkCoverageFile(options.coverage)
    const { mock, description } = await (openapi ? serveForeign(options, openapi) : serveOwn(options))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => end(mock, options.coverage).catch(fail))
    }
    console.log(description)
    if (host !== undefined) console.error(describeExposure(mock, host))
    // Node does this on exit, but not when it is killed.
    setTimeout(flushCompileCache, flushAfterMs).unref()
  } catch (error) {
    fail(error)
  }
}

interface Served {
  readonly mock: RunningMock
  readonly description: string
}

async function serveOwn(options: ServeOptions): Promise<Served> {
  const { days, clock, state: stateFile, scenario: scenarios, sync, host, origin = [] } = options
  const phoneSites = host === undefined ? [] : sitesAt(host)
  const catalogue = await chooseCatalogue(options)
  const mock = await startMock({
    ...commonOptions(options),
    catalogue,
    days,
    sync,
    origins: [...defaultOrigins, ...phoneSites, ...origin],
    ...(clock && { clock }),
    ...(stateFile !== undefined && { stateFile }),
  })
  return { mock, description: describeMock(mock, catalogue, { scenarios, stateFile, sync }) }
}

async function serveForeign(options: ServeOptions, documents: readonly string[]): Promise<Served> {
  const { seed, scenario: scenarios, origin = [] } = options
  const { startForeignMock } = await import('@jeoul/mock/foreign')
  const mock = await startForeignMock({ ...commonOptions(options), documents, seed, origins: origin })
  return { mock, description: describeForeignMock(mock, documents, { scenarios, seed }) }
}

function commonOptions({
  portMain,
  portSecond,
  validate,
  latency,
  log,
  host,
  scenario: scenarios,
}: ServeOptions) {
  return {
    portMain,
    portSecond,
    validate,
    ...(log && { onRequest: (entry: LogEntry) => console.log(describeRequest(entry)) }),
    ...(host !== undefined && { host }),
    ...(latency && { latency }),
    ...(scenarios && { scenarios }),
  }
}

/** The origins of our sites, as seen from a phone. */
function sitesAt(host: string): string[] {
  return [4000, 4001].map(port => `http://${host}:${port}`)
}

async function end(mock: RunningMock, coverageFile: string | undefined): Promise<void> {
  await mock.close()
  const coverage = mock.coverage()
  console.log(describeCoverage(coverage, maxShown).join('\n'))
  if (coverageFile !== undefined) await writeCoverage(coverageFile, coverage)
}
