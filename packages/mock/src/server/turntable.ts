import { Hono } from 'hono'
import { type ReadAsset, turntable } from '../media/asset.ts'
import { sendFile } from './send-file.ts'

/** `/pictures/turntable.webm` for videos of products. */
export function turntableRoutes(read: ReadAsset): Hono {
  return new Hono().get('/pictures/turntable.webm', async context =>
    sendFile(
      { mimeType: 'video/webm', bytes: await read(turntable) },
      context.req.header('Range'),
      'public, max-age=31536000, immutable',
    ),
  )
}
