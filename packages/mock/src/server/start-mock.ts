import { type Host, readContract } from '@jeoul/contract/documents'
import { catalogueOn } from '../catalogue/market/catalogue-on.ts'
import { createRandom } from '../catalogue/random.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import { lazily } from '../index/lazily.ts'
import type { FitsSchema } from '../operation/mock-source.ts'
import type { OperationHandler } from '../operation/operation.ts'
import { interfereByPreference } from '../preferences/interfere-by-preference.ts'
import { createActiveScenarios } from '../scenarios/create-active-scenarios.ts'
import { createAddedCounts } from '../state/added-counts.ts'
import { createCrossOrigin } from './cross-origin.ts'
import { createFaults } from './faults.ts'
import { interfereByLatency, noLatency } from './latency.ts'
import { lazyListener } from './lazy-listener.ts'
import { createObserver } from './log/create-observer.ts'
import { createMarketDay } from './market-day.ts'
import { defaultOrigins, type MockOptions, type RunningMock } from './mock-options.ts'
import { openHosts } from './open-hosts.ts'
import { createRequestCheck } from './pipeline/check-request.ts'
import { createResponseCheck } from './pipeline/check-response.ts'
import { createPipeline } from './pipeline/create-pipeline.ts'
import type { Exchange } from './pipeline/exchange.ts'
import { interfereByAll } from './pipeline/interference.ts'
import type { Search } from './prepare-searches.ts'
import { serveOperations } from './serve-operations.ts'

/**
 * Serves a catalogue on two ports of this machine, as the two hosts of the contract. MSW, the members' state
 * and everything but lists are loaded by the first request that needs them.
 * @throws PortInUseError, HostError, StateFileError
 */
export async function startMock(options: MockOptions): Promise<RunningMock> {
  const {
    catalogue,
    stateFile,
    clock,
    days: firstDay = 0,
    latency = noLatency,
    origins = defaultOrigins,
    validate = true,
  } = options
  const contract = readContract()
  const observer = createObserver(contract)
  const fits: FitsSchema = (reference, value) => contract.partProblems(reference, 'part', value).length === 0
  const subject = { index: createCatalogueIndex(catalogueOn(catalogue, firstDay)), ...(validate && { fits }) }
  const added = createAddedCounts()
  const opened = lazily(async () =>
    (await import('./open-state.ts')).openState(subject, { added, clock, stateFile }),
  )
  const { main, second, ownUrls, baseUrls, keep, close } = await openHosts(options, opened)
  const market = createMarketDay({ ...subject, baseUrls }, added)
  const getItems: OperationHandler = {
    ...market.lists.getItems,
    answer(question) {
      const search = searchOf(question)
      const answer = () => market.lists.getItems.answer(question)
      return search ? market.prepare(search).then(answer) : answer()
    },
  }
  const faults = createFaults()
  const activeScenarios = createActiveScenarios(options.scenarios ?? [], catalogue.seed)
  const crossOrigin = createCrossOrigin(origins)
  const rest = { contract, origins, crossOrigin, observer, faults, market, firstDay, activeScenarios, keep }
  const services = lazily(async () =>
    (await import('./lazy-services.ts')).createLazyServices({ rest, ...(await opened()) }),
  )
  const pipeline = createPipeline({
    interfere: interfereByAll([
      interfereByLatency(latency, createRandom(catalogue.seed)),
      interfereByPreference(baseUrls.main),
      faults.interfere,
      activeScenarios.interfere,
    ]),
    ...(validate && {
      checkRequest: createRequestCheck(contract),
      checkResponse: createResponseCheck(contract),
    }),
    record: observer.record,
  })
  if (options.onRequest) observer.log.subscribe(options.onRequest)
  const ask = (exchange: Exchange) =>
    keep(async () => {
      const search = searchOf(exchange)
      if (search) await market.prepare({ ...search, isThroughAll: false })
      return (await services()).ask(exchange)
    })
  const listenerOf = (host: Host) =>
    serveOperations(
      {
        host,
        contract,
        ask,
        direct: host === 'main' ? { getItems } : {},
        baseUrl: baseUrls[host],
        crossOrigin,
        pipeline,
        record: observer.record,
      },
      lazyListener(async () => (await services()).listenerOf(host)),
    )
  main.serve(listenerOf('main'))
  second.serve(listenerOf('second'))
  return {
    mainUrl: ownUrls.main,
    secondUrl: ownUrls.second,
    violations: observer.violations.all,
    coverage: observer.coverage.report,
    close() {
      market.close()
      return close()
    },
  }
}

/** The search of a request that looks for words; undefined for another request. */
function searchOf({ query }: { readonly query: URLSearchParams }): Search | undefined {
  const keyword = query.get('keyword') ?? ''
  if (keyword === '' && !query.get('exclude')) return undefined
  return { keyword, isThroughAll: !query.has('cate_id') }
}
