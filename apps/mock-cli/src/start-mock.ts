import type { MockSettings, startMock as StartMock } from '../index.d.ts'

/**
 * Starts a mock for tests. Its types are `index.d.ts`, which refers to nothing, because the package of this command
 * has no dependencies. All else is loaded on demand, since the command itself has this module at its top.
 */
export const startMock: typeof StartMock = async (settings = {}) => {
  const { checkSettings } = await import('./check-settings.ts')
  checkSettings(settings)
  const { openapi } = settings
  const { askMock } = await import('./ask-mock.ts')
  const { mainUrl, secondUrl, close } = await (openapi ? startForeign(settings, openapi) : startOwn(settings))
  const put = async (path: string, value: unknown) => {
    await askMock(mainUrl, path, { method: 'PUT', body: JSON.stringify(value) })
  }
  return {
    mainUrl,
    secondUrl,
    close,
    play: scenarios => put('scenarios', scenarios),
    fault: faults => put('faults', faults),
    async reset() {
      await askMock(mainUrl, 'reset', { method: 'POST' })
    },
    async requests() {
      return JSON.parse(await askMock(mainUrl, 'requests')).requests
    },
  }
}

async function startOwn(settings: MockSettings) {
  const { items = 10_000, seed = 1, catalog, onlyCatalog = false, state: stateFile, days = 0 } = settings
  if (onlyCatalog && catalog === undefined) throw new TypeError('onlyCatalog: needs the file of catalog')
  const { defaultOrigins, startMock } = await import('@jeoul/mock')
  const { chooseCatalogue } = await import('./choose-catalogue.ts')
  const { clock } = await import('./option-parsers.ts')
  const { origins, ...common } = await readCommon(settings)
  return startMock({
    ...common,
    catalogue: await chooseCatalogue({ items, seed, catalog, onlyCatalog }),
    origins: [...defaultOrigins, ...origins],
    days,
    ...(settings.clock !== undefined && { clock: read('clock', clock, settings.clock) }),
    ...(stateFile !== undefined && { stateFile }),
  })
}

async function startForeign(settings: MockSettings, documents: readonly string[]) {
  const { startForeignMock } = await import('@jeoul/mock/foreign')
  return startForeignMock({ ...(await readCommon(settings)), documents, seed: settings.seed ?? 1 })
}

/** The settings of all mocks. */
async function readCommon({ latency, origins = [], scenarios = [], ...settings }: MockSettings) {
  const { parseChoices } = await import('@jeoul/mock')
  const parsers = await import('./option-parsers.ts')
  const { portMain = 0, portSecond = 0, validate = true } = settings
  return {
    portMain,
    portSecond,
    validate,
    origins: origins.map(text => read('origins', parsers.origin, text)),
    scenarios: read('scenarios', parseChoices, scenarios.join(',')),
    ...(latency !== undefined && { latency: read('latency', parsers.latency, latency) }),
  }
}

/** @throws TypeError that names the setting */
function read<T>(name: string, parse: (text: string) => T, text: string): T {
  try {
    return parse(text)
  } catch (error) {
    throw new TypeError(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
