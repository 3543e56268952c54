import { type Coverage, type Host, readContract } from '@jeoul/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { createRandom } from '../catalogue/random.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import type { FitsSchema } from '../operation/mock-source.ts'
import { interfereByPreference } from '../preferences/interfere-by-preference.ts'
import { createOperations } from '../resources/create-operations.ts'
import type { Choice } from '../scenarios/choice.ts'
import { createStage } from '../scenarios/create-stage.ts'
import type { ClockSetting } from '../state/clock.ts'
import { createState } from '../state/state.ts'
import { createShelf } from '../state/store/shelf.ts'
import { createCrossOrigin } from './cross-origin.ts'
import { type Faults, interfereByFaults } from './faults.ts'
import { lateListener } from './late-listener.ts'
import { interfereByLatency, type Latency, noLatency } from './latency.ts'
import { listenForBoth } from './listen.ts'
import { createObserver } from './log/create-observer.ts'
import type { Violation } from './log/violation-list.ts'
import { createRequestCheck } from './pipeline/check-request.ts'
import { createResponseCheck } from './pipeline/check-response.ts'
import { createPipeline } from './pipeline/create-pipeline.ts'
import { interfereByAll } from './pipeline/interference.ts'
import { serveOperations } from './serve-operations.ts'
import { keepStateFile, loadStateFile } from './state-file.ts'

export interface MockOptions {
  readonly catalogue: Catalogue
  /** 0 for any free port. */
  readonly portMain?: number
  readonly portSecond?: number
  readonly latency?: Latency
  /** What misbehaves from the start, in this order. */
  readonly scenarios?: readonly Choice[]
  /** Sites that may read the answers, and that a login returns to; the first is home. */
  readonly origins?: readonly string[]
  /** What time it is for the first thing written, also where the state file says otherwise. */
  readonly clock?: ClockSetting
  /** Path of the file that the state is taken from and kept in. */
  readonly stateFile?: string
  /** Whether requests and responses are held to the documents; they are where left out. */
  readonly validate?: boolean
}

export interface RunningMock {
  /** Origins without a slash at the end. */
  readonly mainUrl: string
  readonly secondUrl: string
  /** Answers that did not fit the documents so far: bugs of the mock. */
  violations(): readonly Violation[]
  /** How often each operation was asked so far. */
  coverage(): Coverage
  /**
   * Ends both hosts and every connection to them.
   * @throws StateFileError where the last of the state can't be written
   */
  close(): Promise<void>
}

/** Where both hosts listen, where nothing else is said. */
export const defaultPorts = { main: 4010, second: 4020 } as const
/** The sites that may ask, where nothing else is said: both of ours as `start` serves them. */
export const defaultOrigins: readonly string[] = [4000, 4001].flatMap(port => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
])

/**
 * Serves a catalogue on two ports of this machine, as the two hosts of the contract.
 * @throws PortInUseError, StateFileError
 */
export async function startMock(options: MockOptions): Promise<RunningMock> {
  const {
    catalogue,
    stateFile,
    clock,
    latency = noLatency,
    origins = defaultOrigins,
    validate = true,
  } = options
  const contract = readContract()
  const observer = createObserver(contract)
  const fits: FitsSchema = (reference, value) => contract.partProblems(reference, 'part', value).length === 0
  const subject = { index: createCatalogueIndex(catalogue), ...(validate && { fits }) }
  const state = createState(subject, clock && { start: clock })
  const initial = state.store.capture()
  const shelf = createShelf(state.store)
  if (stateFile !== undefined) await loadStateFile(stateFile, shelf)
  if (clock) state.clock.set(clock)

  // Ports come after the state: once a client can connect, there is nothing left to wait for. The file is written only
  // after that, since a mock that already has the ports may be keeping it.
  const { portMain = defaultPorts.main, portSecond = defaultPorts.second } = options
  const { main, second, closePorts } = await listenForBoth(portMain, portSecond)
  const file =
    stateFile === undefined
      ? undefined
      : await keepStateFile(stateFile, shelf).catch(async (error: unknown) => {
          await closePorts()
          throw error
        })
  const baseUrls = { main: `http://localhost:${main.port}`, second: `http://localhost:${second.port}` }
  const operations = createOperations({ ...subject, baseUrls }, state)
  const faults: Faults = new Map()
  const stage = createStage(options.scenarios ?? [], catalogue.seed)
  const reset = () => {
    initial.restore()
    faults.clear()
    stage.reset()
  }
  const pipeline = createPipeline({
    interfere: interfereByAll([
      interfereByLatency(latency, createRandom(catalogue.seed)),
      interfereByPreference(baseUrls.main),
      interfereByFaults(faults),
      stage.interfere,
    ]),
    ...(validate && {
      checkRequest: createRequestCheck(contract),
      checkResponse: createResponseCheck(contract),
    }),
    record: observer.record,
  })
  const crossOrigin = createCrossOrigin(origins)
  const rest = { contract, origins, crossOrigin, observer, state, shelf, faults, stage, reset }
  const listenerOf = (host: Host) =>
    serveOperations(
      { host, contract, operations: operations[host], baseUrl: baseUrls[host], crossOrigin, pipeline },
      lateListener(async () => (await import('./rest-app.ts')).createRestListener(host, rest)),
    )
  main.serve(listenerOf('main'))
  second.serve(listenerOf('second'))
  return {
    mainUrl: baseUrls.main,
    secondUrl: baseUrls.second,
    violations: observer.violations.all,
    coverage: observer.coverage.report,
    async close() {
      await closePorts()
      await file?.close()
    },
  }
}
