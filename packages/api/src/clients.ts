import createClient, { type Middleware } from 'openapi-fetch'
import type { ApiConfig } from './connection.ts'
import type { paths as MainPaths } from './generated/main.ts'
import type { paths as SecondPaths } from './generated/second.ts'

/** Options that apply to every request of a call. */
export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly cache?: RequestCache
  readonly signal: AbortSignal
  readonly fetch: (request: Request) => Promise<Response>
}

const operations = new WeakMap<Request, string>()

/** The operation that a request calls, as the contract names it: method and path. */
export function operationOf(request: Request): string {
  return operations.get(request) ?? ''
}

const remember: Middleware = {
  onRequest({ request, schemaPath }) {
    operations.set(request, `${request.method} ${schemaPath}`)
  },
}

/** Creates the clients of both hosts for one call. */
export function createClients({ mainUrl, secondUrl }: ApiConfig, options: RequestOptions) {
  const main = createClient<MainPaths>({ ...options, baseUrl: mainUrl })
  const second = createClient<SecondPaths>({ ...options, baseUrl: secondUrl })
  main.use(remember)
  second.use(remember)
  return { main, second }
}
