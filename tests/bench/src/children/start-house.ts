import path from 'node:path'
import { type BenchPage, folderOf } from '../bench-pages.ts'
import { freePort } from './free-port.ts'
import { type Child, startChild } from './start-child.ts'

export function startMockOf(items: number, origin = 'http://localhost'): Promise<Child> {
  return startChild('mock.ts', { BENCH_ITEMS: String(items), BENCH_ORIGIN: origin })
}

/** Budgets that a busy machine keeps: a page that is late would be measured without its data, or be a 503. */
export const patience = {
  JEOUL_RENDER_BUDGET_MS: '20000',
  JEOUL_OPTIONAL_BUDGET_MS: '20000',
  JEOUL_CALL_LIMIT_MS: '20000',
}

/** @param folder the app: that of another worktree is served by its own server */
export function startSite(folder: string, mock: Child, env: Readonly<Record<string, string>> = {}) {
  return startChild(path.join(folder, '../../tests/bench/src/children/site.ts'), {
    BENCH_SITE: folder,
    PORT: '0',
    JEOUL_MAIN_API: mock.url('main'),
    JEOUL_SECOND_API: mock.url('second'),
    ...patience,
    ...env,
  })
}

/** How many pages a server answers before it is measured. */
const warmUp = 50

/** The site of a page, with a mock that its scripts may call. */
export interface House extends AsyncDisposable {
  readonly mock: Child
  readonly site: Child
}

/**
 * @param apps folder of both sites
 * @param items size of the catalogue
 */
export async function startHouse(page: BenchPage, apps: string, items = 10_000): Promise<House> {
  const port = String(await freePort())
  await using stack = new AsyncDisposableStack()
  const mock = stack.use(await startMockOf(items, `http://localhost:${port}`))
  const site = stack.use(
    await startSite(folderOf(page, apps), mock, {
      PORT: port,
      BENCH_MOBILE: page.app === 'web-mobile' ? '1' : '',
      // Pages are served as if others had just visited them: those they are compared with are ready, too. `render`
      // measures what making one costs.
      JEOUL_SHARED_MS: '600000',
    }),
  )
  // A server that has been serving for a while, as a visitor finds it: its first pages take several times as long.
  const url = new URL(page.path, site.url('site'))
  for (let visit = 0; visit < warmUp; visit += 1) {
    url.searchParams.set('visit', `${visit}`)
    await (await fetch(url)).text()
  }
  const kept = stack.move()
  return { mock, site, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
