import { flushCompileCache } from 'node:module'
import { describeCoverage } from '@jeoul/contract'
import { type Catalogue, generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { writeCoverage } from './coverage.ts'
import { describeMock } from './describe-mock.ts'
import type { ServeOptions } from './serve-options.ts'

/** Operations that the coverage in the end has. */
const mostShown = 10
/** Until the first requests have had their turn. */
const flushAfterMs = 2000

/** Serves until the process is told to end. What hinders it is one line on stderr, and exit code 1. */
export async function serve(options: ServeOptions): Promise<void> {
  try {
    const { portMain, portSecond, validate, latency, clock, state: stateFile } = options
    const { scenario: scenarios } = options
    const catalogue = await chooseCatalogue(options)
    const mock = await startMock({
      catalogue,
      portMain,
      portSecond,
      validate,
      ...(latency && { latency }),
      ...(clock && { clock }),
      ...(scenarios && { scenarios }),
      ...(stateFile !== undefined && { stateFile }),
    })
    console.log(describeMock(mock, catalogue, { scenarios, stateFile }))
    // At the end Node does it by itself, but not when it is killed.
    setTimeout(flushCompileCache, flushAfterMs).unref()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => end(mock, options.coverage).catch(fail))
    }
  } catch (error) {
    fail(error)
  }
}

async function end(mock: RunningMock, coverageFile: string | undefined): Promise<void> {
  await mock.close()
  const coverage = mock.coverage()
  console.log(describeCoverage(coverage, mostShown).join('\n'))
  if (coverageFile !== undefined) await writeCoverage(coverageFile, coverage)
}

function fail(error: unknown): void {
  console.error(`error: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

async function chooseCatalogue({ items, seed, catalog, onlyCatalog }: ServeOptions): Promise<Catalogue> {
  if (catalog === undefined) return generateCatalogue({ items, seed })
  const { loadCatalogueFile, mergeCatalogues } = await import('@jeoul/mock/import')
  const imported = await loadCatalogueFile(catalog)
  return onlyCatalog ? imported : mergeCatalogues(generateCatalogue({ items, seed }), imported)
}
