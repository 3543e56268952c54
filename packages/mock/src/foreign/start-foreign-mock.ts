import { getRequestListener } from '@hono/node-server'
import type { Contract, Host } from '@jeoul/contract/documents'
import { Hono } from 'hono'
import { createRandom } from '../catalogue/random.ts'
import { followPreferences } from '../preferences/interfere-by-preference.ts'
import { defaultProxyOrigins } from '../proxy/allowed-origins.ts'
import { createActiveScenarios } from '../scenarios/create-active-scenarios.ts'
import { faultRoutes } from '../server/control/fault-routes.ts'
import { limitBody } from '../server/control/limit-body.ts'
import { logRoutes } from '../server/control/log-routes.ts'
import { onlyThisMachine } from '../server/control/only-this-machine.ts'
import { resetRoutes } from '../server/control/reset-routes.ts'
import { scenarioRoutes } from '../server/control/scenario-routes.ts'
import { createCrossOrigin } from '../server/cross-origin.ts'
import { failureResponse, refusal } from '../server/failure-response.ts'
import { createFaults } from '../server/faults.ts'
import { inspectorRoutes } from '../server/inspector/inspector-routes.ts'
import { interfereByLatency, noLatency } from '../server/latency.ts'
import { lazyListener } from '../server/lazy-listener.ts'
import { listenForBoth } from '../server/listen.ts'
import { createObserver } from '../server/log/create-observer.ts'
import { createRequestLog } from '../server/log/request-log.ts'
import { createViolationList } from '../server/log/violation-list.ts'
import { defaultPorts, type MockOptions, type RunningMock } from '../server/mock-options.ts'
import { noSuchOperation } from '../server/no-such-operation.ts'
import { createPipeline } from '../server/pipeline/create-pipeline.ts'
import { interfereByAll } from '../server/pipeline/interference.ts'
import type { Outcome } from '../server/pipeline/outcome.ts'
import { referenceRoutes } from '../server/reference/reference-routes.ts'
import { serveOperations } from '../server/serve-operations.ts'
import { createDocumentAnswers, problemHeader } from './document-answers.ts'
import { foreignChoices, foreignScenarios } from './foreign-scenarios.ts'
import { createForeignSteps } from './foreign-steps.ts'
import { interferePlainly, plainFailure, plainProblem } from './plain-problems.ts'
import { preferredAnswer } from './preferred-answer.ts'
import { watchContract } from './watch-contract.ts'

/** The options of a mock of hosts that are not ours. */
export interface ForeignMockOptions
  extends Pick<
    MockOptions,
    'portMain' | 'portSecond' | 'host' | 'latency' | 'scenarios' | 'origins' | 'onRequest' | 'validate'
  > {
  /** Paths of the OpenAPI documents: of the main host, and of the second if there is one. */
  readonly documents: readonly string[]
  /** Seed of all values that are made of schemas; 1 by default. */
  readonly seed?: number
  /** Called with a line for each flaw of the documents, and when they were read again; by default it goes to stderr. */
  readonly tell?: (line: string) => void
}

/**
 * Serves hosts that are not ours from their OpenAPI documents, with the scenarios, faults, log and inspector of our own
 * mock. Nothing that is sent is kept. The documents are read again when they change.
 *
 * @throws DocumentError, PortInUseError, HostError, ScenarioError
 */
export async function startForeignMock(options: ForeignMockOptions): Promise<RunningMock> {
  const { portMain = defaultPorts.main, latency = noLatency, seed = 1, host, documents } = options
  const tell = onlyOnce(options.tell ?? (line => console.error(line)))
  const scenarios = foreignChoices(options.scenarios ?? [])
  const watched = await watchContract(documents, options.tell ?? (line => console.error(line)))
  // With a single document, the second port stays free.
  const portSecond = documents.length === 1 ? 0 : (options.portSecond ?? defaultPorts.second)
  const { main, second, closePorts } = await listenForBoth(portMain, portSecond, host)
  const urlsAt = (name: string) => ({
    main: `http://${name}:${main.port}`,
    second: `http://${name}:${second.port}`,
  })
  const ownUrls = urlsAt('localhost')
  const faults = createFaults()
  const activeScenarios = createActiveScenarios(scenarios, seed, foreignScenarios)
  const random = createRandom(seed)
  const history = {
    counts: new Map<string, Map<number, number>>(),
    log: createRequestLog(),
    violations: createViolationList(({ operationId, status, problems }) => {
      for (const { place, message } of problems) {
        tell(`flaw: ${operationId}: its answer ${status} does not fit the document: ${place}: ${message}`)
      }
    }),
  }
  if (options.onRequest) history.log.subscribe(options.onRequest)

  /** All that depends on the documents. */
  function serve(contract: Contract) {
    for (const { place, message } of contract.flaws) tell(`flaw: ${place}: ${message}`)
    const observer = createObserver(contract, history)
    const answers = createDocumentAnswers(contract, seed)
    const steps = createForeignSteps(contract)
    const crossOrigin = createCrossOrigin(
      [...defaultProxyOrigins, ...(options.origins ?? [])],
      [...new Set([problemHeader, ...headersOf(contract)])],
    )
    const record = (outcome: Outcome) => {
      observer.record(outcome)
      for (const { place, message } of contract.flaws) tell(`flaw: ${place}: ${message}`)
    }
    const pipeline = createPipeline({
      interfere: interferePlainly(
        interfereByAll([
          interfereByLatency(latency, random),
          followPreferences((exchange, wanted) => preferredAnswer(answers, exchange, wanted)),
          faults.interfere,
          activeScenarios.interfere,
        ]),
      ),
      read: steps.read,
      refuse: (exchange, problems) => answers.refuse(exchange, problems, [400, 422]),
      ...(options.validate !== false && {
        checkRequest: steps.checkRequest,
        checkResponse: steps.checkResponse,
      }),
      record,
    })
    const restOf = (at: Host) => {
      const app = new Hono().use('/__mock/*', onlyThisMachine, limitBody).use(crossOrigin.middleware)
      if (at === 'main') {
        app
          .route('/', inspectorRoutes(false))
          .route('/', referenceRoutes(contract))
          .route('/', logRoutes(observer))
          .route('/', scenarioRoutes(activeScenarios))
          .route('/', resetRoutes(reset))
          .route('/', faultRoutes(faults, contract))
      }
      app.notFound(({ req }) => noSuchOperation(contract, at, req.raw, observer.record, plainFailure))
      app.onError(error => failureResponse(500, `the mock failed to answer: ${error.message}`))
      return getRequestListener(app.fetch, { overrideGlobalObjects: false })
    }
    const listenerOf = (at: Host) =>
      serveOperations(
        {
          host: at,
          contract,
          ask: exchange => {
            const missing = steps.missingCredential(exchange)
            return missing ? answers.refuse(exchange, [missing], [401, 403]) : answers.answer(exchange)
          },
          direct: {},
          baseUrl: ownUrls[at],
          crossOrigin,
          pipeline,
          record,
          refuse: (problem, status) => plainProblem(refusal([problem], status)),
        },
        restOf(at),
      )
    return { contract, observer, listeners: { main: listenerOf('main'), second: listenerOf('second') } }
  }

  function reset() {
    faults.replace({})
    activeScenarios.reset()
  }

  let served = serve(await watched.current())
  const current = async () => {
    const contract = await watched.current()
    if (served.contract !== contract) served = serve(contract)
    return served
  }
  for (const [at, port] of [
    ['main', main],
    ['second', second],
  ] as const) {
    port.serve((incoming, outgoing) =>
      lazyListener(async () => (await current()).listeners[at])(incoming, outgoing),
    )
  }
  return {
    mainUrl: ownUrls.main,
    secondUrl: ownUrls.second,
    violations: history.violations.all,
    coverage: () => served.observer.coverage.report(),
    close: closePorts,
  }
}

/** Each line is told once, because every request may meet the same flaw. */
function onlyOnce(tell: (line: string) => void): (line: string) => void {
  const told = new Set<string>()
  return line => {
    if (told.has(line)) return
    told.add(line)
    tell(line)
  }
}

/** The names of all headers that answers may have. */
function headersOf({ operations }: Contract): readonly string[] {
  return operations.flatMap(({ responses }) =>
    [...responses.values()].flatMap(({ headers = {} }) => Object.keys(headers)),
  )
}
