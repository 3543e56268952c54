import type { MiddlewareHandler } from 'hono'
import { failureResponse } from '../failure-response.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Before everything under `/__mock`. The hosts listen on loopback only; what remains is a browser of this machine that
 * runs somebody else's page. A page whose name was made to lead here (DNS rebinding) is told apart by the Host header, a
 * page that only sends by its Origin: what changes the mock is for its own pages and for programs.
 */
export const onlyThisMachine: MiddlewareHandler = async ({ req }, next) => {
  const host = req.header('Host') ?? ''
  if (!loopbackNames.test(URL.parse(`http://${host}`)?.hostname ?? '')) {
    return failureResponse(403, 'header.Host: /__mock answers by names of this machine only')
  }
  const origin = req.header('Origin')
  const isOwnPage = origin === undefined || origin === `http://${host}`
  if (!readingMethods.has(req.method) && !isOwnPage) {
    return failureResponse(403, 'header.Origin: /__mock can be changed by its own pages and by programs only')
  }
  return next()
}
