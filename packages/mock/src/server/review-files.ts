import { Hono } from 'hono'
import { type ReadAsset, reviewAsset } from '../media/asset.ts'
import { reviewSample, type SampleEnding } from '../media/review-sample.ts'
import { videoThumb } from '../pictures/video-thumb.ts'
import type { MockState } from '../state/state.ts'
import { sendFile } from './send-file.ts'

const forGood = 'public, max-age=31536000, immutable'
const svgHeaders = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': forGood }

const mimeTypes: Readonly<Record<SampleEnding, string>> = {
  '.webp': 'image/webp',
  '.small.webp': 'image/webp',
  '.webm': 'video/webm',
}

/** Images and videos of reviews: samples for seeded reviews, and members' uploads. */
export function reviewFileRoutes({ reviews, marketReviews }: MockState, read: ReadAsset): Hono {
  return new Hono()
    .get('/pictures/review/video.svg', context => context.body(videoThumb, 200, svgHeaders))
    .get('/pictures/review/upload/:name', context => {
      const name = context.req.param('name')
      const file = reviews.uploads.get(name) ?? marketReviews.uploads.get(name)
      return file ? sendFile(file, context.req.header('Range'), 'no-store') : context.notFound()
    })
    .get('/pictures/review/:kind/:file', async context => {
      const { kind, file } = context.req.param()
      const found = parseName(file)
      if (!found) return context.notFound()
      const bytes = await read(reviewAsset(reviewSample(kind, found.shot, found.ending)))
      const sample = { mimeType: mimeTypes[found.ending], bytes }
      return sendFile(sample, context.req.header('Range'), forGood)
    })
}

/** Parses '{seed}-{scene}' with an extension. */
function parseName(file: string): { readonly shot: string; readonly ending: SampleEnding } | undefined {
  const shot = /^\d{1,12}-\d{1,12}(?=\.)/.exec(file)?.[0] ?? ''
  const ending = file.slice(shot.length)
  return shot !== '' && isEnding(ending) ? { shot, ending } : undefined
}

function isEnding(text: string): text is SampleEnding {
  return Object.hasOwn(mimeTypes, text)
}
