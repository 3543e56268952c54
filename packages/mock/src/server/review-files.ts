import { Hono } from 'hono'
import { drawReviewPicture, videoThumb } from '../pictures/draw-review-picture.ts'
import type { MockState } from '../state/state.ts'

const svgHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** Images and videos of reviews: drawn ones, and what members sent since the mock was started. */
export function reviewFileRoutes({ reviews, marketReviews }: MockState): Hono {
  return new Hono()
    .get('/pictures/review/video.svg', context => context.body(videoThumb, 200, svgHeaders))
    .get('/pictures/review/upload/:name', context => {
      const name = context.req.param('name')
      const file = reviews.uploads.get(name) ?? marketReviews.uploads.get(name)
      if (!file) return context.notFound()
      return context.body(file.bytes, 200, {
        'Content-Type': file.mimeType,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      })
    })
    .get('/pictures/review/:kind/:file{[0-9]{1,12}-[0-9]{1,12}\\.svg}', context => {
      const { kind, file } = context.req.param()
      const [seed, scene] = file.slice(0, -'.svg'.length).split('-').map(Number)
      return context.body(drawReviewPicture(kind, seed ?? 0, scene ?? 0), 200, svgHeaders)
    })
}
