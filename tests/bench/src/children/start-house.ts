import { freePort } from './free-port.ts'
import { type Child, startChild } from './start-child.ts'

/** The category whose list is measured: graphics cards. */
export const measuredCategory = '111213'
export const measuredPath = `/list/${measuredCategory}`

export function startMockOf(items: number, origin = 'http://localhost'): Promise<Child> {
  return startChild('mock.ts', { BENCH_ITEMS: String(items), BENCH_ORIGIN: origin })
}

export function startSite(folder: string, mock: Child, env: Readonly<Record<string, string>> = {}) {
  return startChild('site.ts', {
    BENCH_SITE: folder,
    PORT: '0',
    JEOUL_MAIN_API: mock.url('main'),
    JEOUL_SECOND_API: mock.url('second'),
    ...env,
  })
}

/** A site over a mock of 10,000 items that answers the site's own scripts. */
export interface House extends AsyncDisposable {
  readonly mock: Child
  readonly site: Child
}

export async function startHouse(folder: string): Promise<House> {
  const port = String(await freePort())
  await using stack = new AsyncDisposableStack()
  const mock = stack.use(await startMockOf(10_000, `http://localhost:${port}`))
  const site = stack.use(await startSite(folder, mock, { PORT: port }))
  // A first page may come before the API has answered; measured are pages that have everything.
  await (await fetch(site.url('site') + measuredPath)).text()
  const kept = stack.move()
  return { mock, site, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
