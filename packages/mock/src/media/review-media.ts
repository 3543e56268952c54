import { drawReviewPicture } from '../pictures/draw-review-picture.ts'
import { drawSvg } from './raster/draw-svg.ts'
import { encodeWebm } from './webm.ts'
import { encodeWebp } from './webp.ts'

const frames = 12
const frameMs = 125

/** A product as a shopper photographed it, as WebP of 280 by 210 pixels, or half of that. */
export function reviewImage(
  kind: string,
  seed: number,
  scene: number,
  isSmall: boolean,
): Uint8Array<ArrayBuffer> {
  const width = isSmall ? 140 : 280
  return encodeWebp(drawSvg(drawReviewPicture(kind, seed, scene), width, (width * 3) / 4))
}

/** The same product filmed at the same place, as a silent WebM of 192 by 144 pixels and a second and a half. */
export function reviewVideo(kind: string, seed: number, scene: number): Uint8Array<ArrayBuffer> {
  const moments = Array.from({ length: frames }, (_, frame) => frame / frames)
  return encodeWebm(
    moments.map(moment => drawSvg(drawReviewPicture(kind, seed, scene, moment), 192, 144)),
    frameMs,
  )
}
