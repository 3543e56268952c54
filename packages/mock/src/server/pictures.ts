import { Hono } from 'hono'
import { drawMallLogo } from '../pictures/draw-mall-logo.ts'
import { drawPicture } from '../pictures/draw-picture.ts'

/** A picture never changes: its address says all that it is drawn from. */
const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** `/pictures/{kind}/{seed}.svg` for products, `/pictures/mall/{name}.svg` for the logos of malls. */
export function pictureRoutes(): Hono {
  return new Hono()
    .get('/pictures/mall/:file{.+\\.svg}', context =>
      context.body(drawMallLogo(nameOf(context.req.param('file'))), 200, headers),
    )
    .get('/pictures/:kind/:file{[0-9]{1,12}\\.svg}', context =>
      context.body(
        drawPicture(context.req.param('kind'), Number(nameOf(context.req.param('file')))),
        200,
        headers,
      ),
    )
}

function nameOf(file: string): string {
  return file.slice(0, -'.svg'.length)
}
