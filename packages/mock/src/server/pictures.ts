import { Hono } from 'hono'
import { drawBanner } from '../pictures/draw-banner.ts'
import { drawLogo } from '../pictures/draw-logo.ts'
import { drawMallLogo } from '../pictures/draw-mall-logo.ts'
import { drawPicture } from '../pictures/draw-picture.ts'

/** Pictures are immutable: their address contains all parameters of the drawing. */
const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * `/pictures/{kind}/{seed}.svg` for products, `/pictures/mall/{name}.svg` for malls' logos, `/pictures/logo/`
 * for the site's logos and `/pictures/banner/{title}.svg` for banners.
 */
export function pictureRoutes(): Hono {
  return new Hono()
    .get('/pictures/mall/:file{.+\\.svg}', context =>
      context.body(drawMallLogo(nameOf(context.req.param('file'))), 200, headers),
    )
    .get('/pictures/logo/:file{(wide|narrow)\\.svg}', context =>
      context.body(drawLogo(context.req.param('file') === 'wide.svg'), 200, headers),
    )
    .get('/pictures/banner/:file{.+\\.svg}', context =>
      context.body(drawBanner(nameOf(context.req.param('file'))), 200, headers),
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
