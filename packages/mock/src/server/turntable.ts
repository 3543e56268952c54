import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'

/** Two seconds of a parcel that turns, recorded from a canvas: 8 kB of VP8 that stand for every product's video. */
const turntable = new URL('../../assets/turntable.webm', import.meta.url)

/** `/pictures/turntable.webm` for videos of products. */
export function turntableRoutes(): Hono {
  return new Hono().get('/pictures/turntable.webm', async context =>
    context.body(await readFile(turntable), 200, {
      'Content-Type': 'video/webm',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  )
}
