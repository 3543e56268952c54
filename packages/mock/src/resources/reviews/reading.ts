import type { HostOperations } from '../../operation/operation.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseInteger, parseOneOf } from '../../operation/parameters.ts'
import { buildInfo } from './build-info.ts'
import { buildReview } from './build-review.ts'
import { buildMedia, isVideo, mediaOf } from './review-media.ts'
import { findReview, findReviews, parseIds, type ReviewSet } from './review-set.ts'
import { pageOf, reviewSorts, sortReviews } from './reviews-of.ts'

const grades = ['1', '2', '3', '4', '5'] as const
const flags = ['0', '1'] as const
const lastPage = 100_000

const parsePage = (query: URLSearchParams) => parseInteger('query.page', query.get('page'), 1, lastPage) ?? 1

/** Handlers that read reviews. Source: specification sections 3, 7 and 9. */
export function readingHandlers(set: ReviewSet): HostOperations {
  const { mock, state, url, name } = set
  return {
    [`get${name}s`]: operation(url, ask => {
      const { itemId } = parseIds(ask)
      const page = parsePage(ask.query)
      const sort = parseOneOf('query.sort', ask.query.get('sort'), reviewSorts) ?? set.sort
      const marks = parseOneOf('query.marks', ask.query.get('marks'), grades)
      const photos = parseOneOf('query.photos', ask.query.get('photos'), flags)
      const rows = findReviews(set, itemId).filter(
        row => (marks === undefined || row.marks === Number(marks)) && (photos !== '1' || row.images > 0),
      )
      const list = pageOf(sortReviews(rows, sort), page).map(row =>
        buildReview(mock, state, itemId, row, ask.member),
      )
      return JSON.stringify({ ...success, result: { list, total: rows.length, page } })
    }),
    [`get${name}Info`]: operation(`${url}/info`, ask => {
      const { itemId } = parseIds(ask)
      const rows = findReviews(set, itemId)
      return JSON.stringify({ ...success, result: buildInfo(mock, state, itemId, rows, ask.member) })
    }),
    [`get${name}`]: operation(`${url}/:review`, ask => {
      const ids = parseIds(ask, 'review')
      const result = buildReview(mock, state, ids.itemId, findReview(set, ids), ask.member)
      return JSON.stringify({ ...success, result })
    }),
    [`get${name}Images`]: galleryHandler(set, 'images'),
    [`get${name}Videos`]: galleryHandler(set, 'videos'),
  }
}

/** Reviews with such media, newest first, without their other media. */
function galleryHandler(set: ReviewSet, media: 'images' | 'videos') {
  const { mock, state, url } = set
  return operation(`${url}/gallery/${media}`, ask => {
    const { itemId } = parseIds(ask)
    const page = parsePage(ask.query)
    const rows = findReviews(set, itemId).filter(row => row[media] > 0)
    const list = pageOf(rows, page).map(row => {
      const shown = mediaOf(mock, itemId, row).filter(medium => isVideo(medium) === (media === 'videos'))
      return buildMedia(mock, state.kind, row, shown)
    })
    return JSON.stringify({ ...success, result: { list, total: rows.length, page } })
  })
}
