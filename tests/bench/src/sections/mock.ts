import path from 'node:path'
import { listPages, mockQuery } from '../load/lists.ts'
import { askEach, loadTable, measureInTurns, type Rounds, ratioOfRounds } from '../load/measure-load.ts'
import { goal, type Section } from '../report.ts'
import { freePort, type Server, startMock, startServer } from '../servers/start-server.ts'

const [few, many] = [10_000, 100_000]

/** Measures what a list of the mock costs beside one of MSW alone; as a `whole`, also with ten times as many items. */
export async function mock(rounds: Rounds, whole: boolean): Promise<Section> {
  await using small = await startMock(few)
  await using msw = await startMsw(few)
  await using large = whole ? await startMock(many) : null
  const contenders = [
    { name: 'jeoul-mock, everything checked', server: small, paths: everyPage(few) },
    { name: 'MSW 3 alone, nothing checked', server: msw, paths: everyPage(few) },
    ...(large ? [{ name: 'jeoul-mock, 100,000 items', server: large, paths: everyPage(many) }] : []),
  ]
  // Writing an item for the first time costs far more than sending it, and a round does not reach the last page.
  for (const contender of contenders) await askEach(contender)
  if (large) contenders.push({ name: '100,000 items, new filters', server: large, paths: newFilters() })
  const measured = await measureInTurns(contenders, rounds)
  const [ours, alone, grown] = measured
  const name = 'a list of the mock: CPU to MSW alone'
  const growth = ratioOfRounds(grown, ours, 'cpuMs')
  return {
    title: 'Mock: lists of 30 of 10,000 items',
    table: loadTable(measured),
    goals: whole ? [goal('CPU of a list, 100,000 items to 10,000', growth, 'at most', 1.5)] : [],
    ratios: [{ name, value: ratioOfRounds(ours, alone, 'cpuMs'), better: 'less' }],
  }
}

function everyPage(items: number): readonly string[] {
  return listPages(items).map(page => mockQuery(page))
}

/** First pages with a lowest price that nobody asked for before. */
function newFilters(): readonly string[] {
  const first = listPages(many).filter(({ page }) => page === 1)
  return Array.from({ length: 1000 }, (_, round) =>
    first.map((page, place) => mockQuery(page, { min: `${round * first.length + place}` })),
  ).flat()
}

/** Serves the same handlers by MSW alone. */
export async function startMsw(items: number): Promise<Server> {
  return startServer({
    script: path.join(import.meta.dirname, '../servers/msw.ts'),
    port: await freePort(),
    ready: '/front/v3/items?cate_id=111213',
    env: { BENCH_ITEMS: `${items}` },
  })
}
