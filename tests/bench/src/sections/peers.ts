import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ItemListResponse, ListItem } from '@jeoul/api/types'
import { readContract } from '@jeoul/contract/documents'
import { jsonServerQuery, listPages, mockQuery } from '../load/lists.ts'
import { loadTable, measureInTurns, type Rounds, ratioOfRounds } from '../load/measure-load.ts'
import { figure, goal, type Section } from '../report.ts'
import { freePort, rootFolder, startMock, startServer } from '../servers/start-server.ts'
import { startMsw } from './mock.ts'

/** Ignored by git. */
const cacheFolder = path.join(rootFolder, 'tests/bench/.cache')
const items = 10_000
/** Prism 5.14 needs Node 20. The package holds nothing but the executable. */
const node20 = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const packages = ['@stoplight/prism-cli@5.14.2', 'json-server@0.17.4', `${node20}@20.20.2`]
const json = 'application/json'

/** Measures the mock beside its peers: all are up at once, and called in turns. */
export async function peers(rounds: Rounds): Promise<Section> {
  const program = await installPeers()
  const pages = listPages(items)
  const paths = pages.map(page => mockQuery(page))
  const [first = ''] = paths
  await using stack = new AsyncDisposableStack()
  const mock = stack.use(await startMock(items))
  const msw = stack.use(await startMsw(items))
  const categories = [...new Set(pages.map(({ cateId }) => cateId))]
  const database = await writeDatabase(categories.map(cateId => itemsUrl(mock.origin, cateId)))
  const jsonPort = await freePort()
  const jsonServer = stack.use(
    await startServer({
      script: program('json-server/lib/cli/bin.js'),
      port: jsonPort,
      ready: '/items?_limit=1',
      args: [database, '--port', `${jsonPort}`, '--id', 'item_id', '--quiet', '--no-gzip'],
    }),
  )
  const prism = async (document: string, file: string) => {
    const port = await freePort()
    const server = await startServer({
      node: program(node20, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
      script: program('@stoplight/prism-cli/dist/index.js'),
      port,
      ready: first,
      args: ['mock', file, '--port', `${port}`, '--verboseLevel', 'fatal', '--no-multiprocess'],
    })
    return { name: `Prism 5.14, ${document}`, server: stack.use(server), paths: [first], least: 1.3 }
  }
  const page: unknown = await (await fetch(mock.origin + first)).json()
  const theirs = [
    { name: 'json-server 0.17', server: jsonServer, paths: pages.map(jsonServerQuery), least: 15 },
    await prism('our contract and page', await writeContractWith(page)),
    await prism('our contract', path.join(rootFolder, 'openapi/main.yaml')),
    await prism('smallest document', await writeDocuments('smallest', { 'main.yaml': smallest })),
  ]
  const measured = await measureInTurns(
    [{ name: 'jeoul-mock', server: mock, paths }, { name: 'MSW 3 alone', server: msw, paths }, ...theirs],
    rounds,
  )
  const [ours, , ...others] = measured
  return {
    title: 'Peers: lists of 30 of 10,000 items',
    table: loadTable(measured, { 'we are … × it': one => figure(ratioOfRounds(ours, one, 'perSecond')) }),
    goals: others.map((one, place) => {
      const least = theirs[place]?.least ?? Number.NaN
      return goal(`requests/s to ${one.name}`, ratioOfRounds(ours, one, 'perSecond'), 'at least', least)
    }),
    notes: [
      'Ours, MSW and json-server walk through every page of every category; Prism gives one example again and again.',
      "CPU of Prism is its whole process's: Node 20 can't tell threads apart.",
    ],
  }
}

/** Installs the peers on first use, where the workspace knows nothing of them; none needs its install scripts. */
async function installPeers() {
  const folder = path.join(cacheFolder, 'peers')
  if (!existsSync(path.join(folder, 'node_modules', node20))) {
    await mkdir(folder, { recursive: true })
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--save-exact']
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...options, ...packages])
  }
  return (...parts: readonly string[]) => path.join(folder, 'node_modules', ...parts)
}

function itemsUrl(origin: string, cateId: string): string {
  return `${origin}/front/v3/items?cate_id=${cateId}&fields=stdpc,maker,hotdeal,event&limit=1000000`
}

/** Writes all items of some lists as a database of json-server. */
async function writeDatabase(lists: readonly string[]): Promise<string> {
  const found: ListItem[] = []
  for (const list of lists) {
    const { result }: ItemListResponse = await (await fetch(list)).json()
    found.push(...result.items)
  }
  const file = path.join(cacheFolder, 'json-server.json')
  await writeFile(file, JSON.stringify({ items: found }))
  return file
}

/** A document of one operation without any checks: the fastest that Prism gets. */
const smallest = {
  openapi: '3.1.0',
  info: { title: 'Smallest', version: '1.0.0' },
  paths: {
    '/front/v3/items': {
      get: {
        responses: {
          200: {
            description: 'Nothing but success.',
            content: { [json]: { schema: { type: 'object' }, example: { success: true } } },
          },
        },
      },
    },
  },
}

/** Writes our contract with an answer as the example of its list, so that Prism sends the same bytes. */
async function writeContractWith(answer: unknown): Promise<string> {
  const { documents } = readContract()
  const list = JSON.stringify(documents['list.yaml'], (key, value) =>
    key === 'content' && JSON.stringify(value).includes('#/components/schemas/ItemListResponse')
      ? { [json]: { ...value[json], example: answer } }
      : value,
  )
  return writeDocuments('with-page', { ...documents, 'list.yaml': JSON.parse(list) })
}

/** Writes documents as JSON, which is valid YAML, to one folder; returns the path of the main host's. */
async function writeDocuments(name: string, documents: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = path.join(cacheFolder, 'prism', name)
  await mkdir(folder, { recursive: true })
  for (const [file, document] of Object.entries(documents)) {
    await writeFile(path.join(folder, file), JSON.stringify(document))
  }
  return path.join(folder, 'main.yaml')
}
