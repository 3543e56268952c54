import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { failureResponse } from '../failure-response.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackNames = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Protects everything under `/__mock`. Other machines are refused by their address, should the hosts listen for them. The
 * remaining risk is a foreign page in this machine's browser. DNS rebinding is detected by the Host header, cross-site requests by the
 * Origin: only the mock's own pages and programs other than browsers may change it.
 */
export const onlyThisMachine: MiddlewareHandler = async (context, next) => {
  const { req } = context
  if (!isLoopback(getConnInfo(context).remote.address)) {
    return failureResponse(403, '/__mock answers this machine only')
  }
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

/** @param address of a connection's other end */
export function isLoopback(address: string | undefined): boolean {
  return /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address ?? '')
}
