import createClient, { type Middleware } from 'openapi-fetch'
import type { paths as MainPaths } from './generated/main.ts'
import type { paths as SecondPaths } from './generated/second.ts'

const operations = new WeakMap<Response, string>()

/** The operation that a response belongs to: method and path, as the contract names them. */
export function operationOf(response: Response): string | undefined {
  return operations.get(response)
}

const remember: Middleware = {
  onResponse({ request: { method }, response, schemaPath }) {
    operations.set(response, `${method} ${schemaPath}`)
  },
}

/** One client per host. They are stateless: address, token and signal are passed with every call. */
export const mainClient = createClient<MainPaths>()
export const secondClient = createClient<SecondPaths>()
mainClient.use(remember)
secondClient.use(remember)
