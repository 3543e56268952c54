import path from 'node:path'
import { listAddresses, measuredCategory, mockQuery, productPath } from '../load/lists.ts'
import { loadTable, type Measured, measureInTurns, type Rounds, ratioOfRounds } from '../load/measure-load.ts'
import { figure, goal, type Section } from '../report.ts'
import { freePort, startMock, startServer, startSite } from '../servers/start-server.ts'

/** Measures how many pages a second one core renders, beside a bare loop in the same rounds. */
export async function render(rounds: Rounds): Promise<Section> {
  await using mock = await startMock(10_000)
  await using bare = await startServer({
    script: path.join(import.meta.dirname, '../servers/bare-loop.ts'),
    port: await freePort(),
    ready: '/',
    env: { BENCH_CARDS: mock.origin + mockQuery({ cateId: measuredCategory, page: 1 }) },
  })
  // Shared for the whole run: making a page again within one round and not within the next would be what is measured.
  await using site = await startSite({ app: 'web-desktop', mock, sharedMs: 600_000 })
  await using apart = await startSite({ app: 'web-desktop', mock, sharedMs: 0 })

  const same = [`/list/${measuredCategory}`]
  const measured = await measureInTurns(
    [
      { name: 'bare loop of 30 cards', server: bare, paths: ['/'] },
      { name: 'the same list, answers shared', server: site, paths: same },
      { name: 'a different list each time', server: site, paths: listAddresses(10_000) },
      { name: 'the same list, nothing shared', server: apart, paths: same },
      { name: 'the same product', server: site, paths: [productPath] },
    ],
    rounds,
  )
  const [loop, shared, different, , product] = measured
  const share = (one: Measured | undefined, key: 'perSecond' | 'cpuMs') => ratioOfRounds(one, loop, key)
  return {
    title: 'Pages of the desktop site on one core',
    table: loadTable(measured, {
      'requests/s of the loop': one => figure(share(one, 'perSecond')),
      'CPU of the loop': one => figure(share(one, 'cpuMs')),
    }),
    goals: [
      goal('the same list to the loop, requests/s', share(shared, 'perSecond'), 'at least', 0.94),
      goal('different lists to the loop, requests/s', share(different, 'perSecond'), 'at least', 0.073),
      goal('the same product to the loop, requests/s', share(product, 'perSecond'), 'at least', 0.126),
    ],
    ratios: measured.slice(1).map(one => ({
      name: `${one.name}: CPU to the bare loop`,
      value: share(one, 'cpuMs'),
      better: 'less',
    })),
  }
}
