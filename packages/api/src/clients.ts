import createClient, { type Middleware } from 'openapi-fetch'
import type { paths as MainPaths } from './generated/main.ts'
import type { paths as SecondPaths } from './generated/second.ts'

const operations = new WeakMap<Request, string>()

/** The operation that a request calls: method and path, as the contract names them. */
export function operationOf(request: Request): string {
  return operations.get(request) ?? ''
}

const remember: Middleware = {
  onRequest({ request, schemaPath }) {
    operations.set(request, `${request.method} ${schemaPath}`)
  },
}

/** One client per host. They are stateless: address, token and signal are passed with every call. */
export const mainClient = createClient<MainPaths>()
export const secondClient = createClient<SecondPaths>()
mainClient.use(remember)
secondClient.use(remember)
