import type { ItemListResponse } from '@jeoul/api/types'
import type { Memory } from '../children/message.ts'
import type { Child } from '../children/start-child.ts'
import { startMockOf } from '../children/start-house.ts'
import { listPages } from '../load/list-pages.ts'
import { figure } from '../report/format.ts'
import { type Goal, goal, type Table } from '../report/section.ts'
import { createCaller } from './caller.ts'
import { callsOfVisit, pay, type SoakHosts } from './soak-visit.ts'

const items = 10_000
const first = 20_000
const all = 200_000
const visitors = 6

interface Soak {
  readonly table: Table
  readonly goals: readonly Goal[]
}

/** Measures the mock's memory after many calls, and after ten times as many. */
export async function measureSoak(): Promise<Soak> {
  await using mock = await startMockOf(items)
  const hosts = await hostsOf(mock)
  const before = await mock.memory()
  await soak(hosts, 0, first)
  const early = await mock.memory()
  await soak(hosts, first, all)
  const late = await mock.memory()
  const row = (name: string, { used, resident }: Memory) => [name, figure(used / 1e6), figure(resident / 1e6)]
  return {
    table: {
      columns: ['memory after', 'MB used', 'MB resident'],
      rows: [
        row('the start', before),
        row(`${figure(first)} requests`, early),
        row(`${figure(all)} requests`, late),
      ],
    },
    goals: [goal('memory after all requests to the first tenth', late.used / early.used, 'at most', 1.1)],
  }
}

/** Each visitor starts the next visit after finishing one. */
async function soak(hosts: SoakHosts, from: number, to: number): Promise<void> {
  let next = from / callsOfVisit
  const end = to / callsOfVisit
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      using call = createCaller(`jeoul-mock-token-${1 + (visitor % 3)}`)
      while (next < end) await pay(call, hosts, next++)
    }),
  )
}

async function hostsOf(mock: Child): Promise<SoakHosts> {
  const main = mock.url('main')
  const categories = [...new Set(listPages(items).map(({ cateId }) => cateId))]
  const itemIds: string[] = []
  for (const cateId of categories) {
    const response = await fetch(`${main}/front/v3/items?cate_id=${cateId}&limit=100000`)
    const { result }: ItemListResponse = await response.json()
    itemIds.push(...result.items.map(item => item.item_id))
  }
  return { main, second: mock.url('second'), categories, itemIds }
}
