import { type Host, hosts, readContract } from '@jeoul/contract/documents'
import { type RunOptions, type RunReport, runContract, sitesOrigin } from '@jeoul/contract/runner'
import { type CatalogueIndex, createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'
import { type Change, LostConnection } from './changes.ts'

const contract = readContract()
const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const tokens = { token: 'jeoul-mock-token-1', otherToken: 'jeoul-mock-token-2' }
let index: CatalogueIndex | undefined

/** Tests hosts that deviate from the contract, in this process; by default with writes and seed 7. */
export async function runFaulty(change: Change, options: Partial<RunOptions>): Promise<RunReport> {
  const send = await createHosts(change)
  const { main: mainUrl, second: secondUrl } = baseUrls
  return runContract({ mainUrl, secondUrl, seed: 7, write: true, ...tokens, ...options, fetch: send })
}

/** Both hosts as a `fetch`: the mock's own handlers, with a change around them. */
async function createHosts({ around, finish }: Change): Promise<typeof fetch> {
  index ??= createCatalogueIndex(generateCatalogue({ items: 600, seed: 3 }))
  const handlers = createHandlers({ index, baseUrls })
  const hostOf = ({ url }: Request): Host => hosts.find(host => url.startsWith(baseUrls[host])) ?? 'main'
  const operationOf = (request: Request, method: string) =>
    contract.find(hostOf(request), method, new URL(request.url).pathname)?.operation.operationId ?? ''
  const next = async (request: Request) => {
    const handler = handlers[hostOf(request)][operationOf(request, request.method)]
    const response = handler ? await getResponse([handler], request) : pictureAt(request)
    return response ?? Response.json({ success: false, message: 'no such operation' }, { status: 404 })
  }
  await giveWishes(next)
  let callsBefore = 0
  const counts = new Map<string, number>()
  const handle = async (request: Request) => {
    const asked = request.headers.get('Access-Control-Request-Method')
    const operationId = operationOf(request, asked ?? request.method)
    const sameBefore = counts.get(operationId) ?? 0
    const call = { operationId, request, query: new URL(request.url).searchParams, callsBefore, sameBefore }
    if (asked === null) {
      callsBefore++
      counts.set(operationId, sameBefore + 1)
    }
    const answer = asked === null ? await (around?.(call, next) ?? next(request)) : preflight()
    const response = allowSite(answer, request.headers.get('Origin'))
    return finish?.(response, call) ?? response
  }
  return (input, { signal, ...init } = {}) => {
    const answer = handle(new Request(input, init)).catch(error => {
      // A row that fails ends the process: it must not pass for a fault that the runner found.
      if (!(error instanceof LostConnection)) void Promise.reject(error)
      throw error
    })
    return Promise.race([answer, rejectedAt(signal)])
  }
}

/** Servers of the mock draw the pictures that its handlers name. */
function pictureAt({ url }: Request): Response | undefined {
  return url.startsWith(`${baseUrls.main}/pictures/`)
    ? new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'Content-Type': 'image/svg+xml' },
      })
    : undefined
}

/** Gives the first member two groups, and two items in the first, because real accounts already have some. */
async function giveWishes(send: (request: Request) => Promise<Response>): Promise<void> {
  const ask = async (url: string, body?: object) => {
    const headers = { Authorization: `Bearer ${tokens.token}`, 'Content-Type': 'application/json' }
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await send(new Request(url, init))
    if (!response.ok) throw new Error(`${url} gave ${response.status}`)
    return (await response.json()).result
  }
  const wish = `${baseUrls.second}/desktop/v1/shopping/wish`
  const { items } = await ask(`${baseUrls.main}/front/v3/items?limit=2`)
  const { gid_zzim } = await ask(wish, { name: '찜' })
  await ask(wish, { name: '선물' })
  for (const { item_id } of items) await ask(`${wish}/${gid_zzim}/items`, { item_id })
}

/** Lets only pages of the site read an answer (CORS). */
function allowSite(response: Response, origin: string | null): Response {
  const allowed = new Response(response.body, response)
  allowed.headers.append('Vary', 'Origin')
  if (origin !== sitesOrigin) return allowed
  allowed.headers.set('Access-Control-Allow-Origin', origin)
  allowed.headers.set('Access-Control-Allow-Credentials', 'true')
  return allowed
}

function preflight(): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
    'Access-Control-Allow-Headers': 'Authorization,Content-Type',
  }
  return new Response(null, { status: 204, headers })
}

function rejectedAt(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
