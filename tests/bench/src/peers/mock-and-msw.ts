import { startChild } from '../children/start-child.ts'
import { startMockOf } from '../children/start-house.ts'
import type { Contender } from '../load/alternate.ts'

/** Starts the mock, and MSW alone, over as many items. */
export async function startMockAndMsw(
  stack: AsyncDisposableStack,
  items: number,
  paths: readonly string[],
): Promise<readonly [mock: Contender, msw: Contender]> {
  const mock = stack.use(await startMockOf(items))
  const msw = stack.use(await startChild('msw.ts', { BENCH_ITEMS: String(items) }))
  return [
    { name: 'jeoul-mock, everything checked', child: mock, origin: mock.url('main'), paths },
    { name: 'MSW 3 alone, nothing checked', child: msw, origin: msw.url('main'), paths },
  ]
}
