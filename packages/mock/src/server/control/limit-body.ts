import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { toResponse } from '../../operation/answer.ts'
import { refusal } from '../failure-response.ts'
import { BodyError, receiveBody } from '../receive-body.ts'

/** A snapshot may hold the media of reviews; no other body is long. */
const maxMegabytes = { snapshot: 100, other: 1 } as const

/** Receives the bodies of requests under `/__mock`. A longer one is refused with 413, whatever length it claims to have. */
export const limitBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async ({ req, env }, next) => {
  const { method, url, path } = req
  if (method === 'GET' || method === 'HEAD') return next()
  const isSnapshot = path.startsWith('/__mock/snapshots/')
  try {
    const body = await receiveBody(env.incoming, isSnapshot ? maxMegabytes.snapshot : maxMegabytes.other)
    req.raw = new Request(url, { method, body: new Uint8Array(body) })
  } catch (error) {
    if (error instanceof BodyError) return toResponse(refusal([error.problem], error.status))
    throw error
  }
  return next()
}
