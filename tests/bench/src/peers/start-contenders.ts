import type { Contender } from '../load/alternate.ts'
import { listPages } from '../load/list-pages.ts'
import { rootFolder } from '../paths.ts'
import { installPeers, peerNames } from './install-peers.ts'
import { startMockAndMsw } from './mock-and-msw.ts'
import { writeContractWithPage, writeSmallestDocument } from './prism-documents.ts'
import { jsonServerQuery, mockQuery } from './same-queries.ts'
import { startPeer } from './start-peer.ts'
import { writeDatabase } from './write-database.ts'

const items = 10_000

export interface PeerContender extends Contender {
  /** The goal: how many answers of ours for one of theirs; undefined if there is none. */
  readonly limit?: number
}

/** Starts ours first, then its peers; all keep running and take turns. */
export async function startContenders(stack: AsyncDisposableStack): Promise<readonly PeerContender[]> {
  const peers = await installPeers()
  const pages = listPages(items)
  const paths = pages.map(mockQuery)
  const [mock, msw] = await startMockAndMsw(stack, items, paths)
  const [first = ''] = paths
  const page: unknown = await (await fetch(mock.origin + first)).json()

  const database = await writeDatabase(mock.origin, new Set(pages.map(({ cateId }) => cateId)))
  const jsonPaths = pages.map(jsonServerQuery)
  const jsonServer = stack.use(
    await startPeer({
      name: peerNames.jsonServer,
      node: process.execPath,
      script: peers.jsonServer,
      argsOf: port => [database, '--port', String(port), '--id', 'item_id', '--quiet', '--no-gzip'],
      path: jsonPaths[0] ?? '',
    }),
  )

  async function prism(name: string, document: string): Promise<PeerContender> {
    const child = stack.use(
      await startPeer({
        name,
        node: peers.node,
        script: peers.prism,
        argsOf: port => [
          'mock',
          document,
          '--port',
          String(port),
          '--verboseLevel',
          'fatal',
          '--no-multiprocess',
        ],
        path: first,
      }),
    )
    return { name, child, origin: child.url(''), paths: [first], limit: 1.3 }
  }

  return [
    mock,
    msw,
    {
      name: peerNames.jsonServer,
      child: jsonServer,
      origin: jsonServer.url(''),
      paths: jsonPaths,
      limit: 15,
    },
    await prism(`${peerNames.prism}, our contract and page`, await writeContractWithPage(page)),
    await prism(`${peerNames.prism}, our contract`, `${rootFolder}/openapi/main.yaml`),
    await prism(`${peerNames.prism}, smallest document`, await writeSmallestDocument()),
  ]
}
