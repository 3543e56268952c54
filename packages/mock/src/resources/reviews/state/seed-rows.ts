import { at } from '../../../catalogue/at.ts'
import { today } from '../../../catalogue/epoch.ts'
import { createRandom, hash } from '../../../catalogue/random.ts'
import type { Place } from '../../../index/catalogue-index.ts'
import type { ReviewKind, ReviewRow } from './review-row.ts'
import { seedMarks } from './seed-marks.ts'

const dayMs = 86_400_000
/** Midnight in Seoul on the catalogue's today; what is written while the mock runs comes after it. */
export const seedsEnd = today * dayMs - 9 * 3_600_000
const maxDays = 3 * 365
/** Limit, because imported catalogues may contain any number. */
const maxReviews = 50_000
/** The number of market reviews, as a share of the product reviews. */
const marketShare = 0.6
/** One in this many reviews has a video. */
const reviewsToAVideo = 12

/**
 * The seeded reviews of an item, newest first, with the number and mean of its list row. Market reviews,
 * which lists don't count, are fewer with the same mean.
 */
export function seedRows({ leaf: { items }, row }: Place, kind: ReviewKind): readonly ReviewRow[] {
  const claimed = at(items.reviews, row) * (kind === 'market' ? marketShare : 1)
  const count = Math.min(Math.round(claimed), maxReviews)
  const random = createRandom(hash(at(items.ids, row), kind, 'reviews'))
  const marks = seedMarks(count, at(items.scores, row) / 10, random)
  const days = Math.min(Math.max(today - at(items.registered, row), 1), maxDays)
  const step = (days * dayMs) / (count + 1)
  const rows = Array.from(marks, (mark, place) => ({
    id: place + 1,
    marks: mark,
    created: Math.floor(seedsEnd - step * (count - place - random.unit() * 0.9)),
    likes: Math.floor(random.unit() ** 4 * 40),
    images: random.below(5) === 0 ? 1 + random.below(3) : 0,
    videos: hash(at(items.ids, row), kind, place, 'video') % reviewsToAVideo === 0 ? 1 : 0,
  }))
  return rows.reverse()
}
