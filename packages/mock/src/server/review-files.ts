import { Hono } from 'hono'
import { createLru } from '../index/lru.ts'
import { reviewImage, reviewVideo } from '../media/review-media.ts'
import { videoThumb } from '../pictures/draw-review-picture.ts'
import type { Upload } from '../resources/reviews/state/uploads.ts'
import type { MockState } from '../state/state.ts'
import { sendFile } from './send-file.ts'

const forGood = 'public, max-age=31536000, immutable'
const svgHeaders = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': forGood }

/** Some megabytes of what was made last: a picture takes many milliseconds. */
const keptFiles = 256

/** Images and videos of reviews: made ones, and what members sent. */
export function reviewFileRoutes({ reviews, marketReviews }: MockState): Hono {
  const made = createLru<string, Upload>(keptFiles)
  return new Hono()
    .get('/pictures/review/video.svg', context => context.body(videoThumb, 200, svgHeaders))
    .get('/pictures/review/upload/:name', context => {
      const name = context.req.param('name')
      const file = reviews.uploads.get(name) ?? marketReviews.uploads.get(name)
      return file ? sendFile(file, context.req.header('Range'), 'no-store') : context.notFound()
    })
    .get(
      '/pictures/review/:kind/:file{[0-9]{1,12}-[0-9]{1,12}(\\.small\\.webp|\\.webp|\\.webm)}',
      context => {
        const { kind, file } = context.req.param()
        const upload = made.get(`${kind}/${file}`, () => makeFile(kind, file))
        return sendFile(upload, context.req.header('Range'), forGood)
      },
    )
}

/** @param file '{seed}-{scene}' with its ending */
function makeFile(kind: string, file: string): Upload {
  const [seed = 0, scene = 0] = file.split(/[-.]/).map(Number)
  if (file.endsWith('.webm')) return { mimeType: 'video/webm', bytes: reviewVideo(kind, seed, scene) }
  return { mimeType: 'image/webp', bytes: reviewImage(kind, seed, scene, file.endsWith('.small.webp')) }
}
