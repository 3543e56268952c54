import type { startMock as StartMock } from '../index.d.ts'

/**
 * Starts a mock for tests. Its types are `index.d.ts`, which refers to nothing, because the package of this command
 * has no dependencies. All else is loaded on demand, since the command itself has this module at its top.
 */
export const startMock: typeof StartMock = async (settings = {}) => {
  const { items = 10_000, seed = 1, catalog, onlyCatalog = false, portMain = 0, portSecond = 0 } = settings
  const { state: stateFile, days = 0, validate = true } = settings
  if (onlyCatalog && catalog === undefined) throw new TypeError('onlyCatalog: needs the file of catalog')
  const mock = await import('@jeoul/mock')
  const { askMock } = await import('./ask-mock.ts')
  const { chooseCatalogue } = await import('./choose-catalogue.ts')
  const { clock, latency, origin } = await import('./option-parsers.ts')
  const running = await mock.startMock({
    catalogue: await chooseCatalogue({ items, seed, catalog, onlyCatalog }),
    portMain,
    portSecond,
    days,
    validate,
    origins: [...mock.defaultOrigins, ...(settings.origins ?? []).map(text => read('origins', origin, text))],
    scenarios: mock.parseChoices((settings.scenarios ?? []).join(',')),
    ...(settings.latency !== undefined && { latency: read('latency', latency, settings.latency) }),
    ...(settings.clock !== undefined && { clock: read('clock', clock, settings.clock) }),
    ...(stateFile !== undefined && { stateFile }),
  })
  const { mainUrl, secondUrl, close } = running
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

/** @throws TypeError that names the setting */
function read<T>(name: string, parse: (text: string) => T, text: string): T {
  try {
    return parse(text)
  } catch (error) {
    throw new TypeError(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
