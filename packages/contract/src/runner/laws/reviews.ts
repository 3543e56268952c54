import { reviewSortValues } from '@jeoul/api/enums'
import type { OperationId, Review, ReviewSort } from '@jeoul/api/types'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Known, ReviewKind } from '../known/known.ts'
import { caseLaw, type Law, propertyLaw } from './law.ts'

/** The sixteen operations of a kind of reviews. */
export function reviewOperations<Kind extends ReviewKind>(kind: Kind) {
  return {
    list: `get${kind}s`,
    info: `get${kind}Info`,
    one: `get${kind}`,
    create: `create${kind}`,
    update: `update${kind}`,
    remove: `delete${kind}`,
    like: `like${kind}`,
    hate: `hate${kind}`,
    createComment: `create${kind}Comment`,
    updateComment: `update${kind}Comment`,
    removeComment: `delete${kind}Comment`,
    reasons: `get${kind}Notify`,
    report: `create${kind}Notify`,
    reportComment: `create${kind}CommentNotify`,
    images: `get${kind}Images`,
    videos: `get${kind}Videos`,
  } as const satisfies Record<string, OperationId>
}

export function itemsWithReviews({ reviews }: Known, kind: ReviewKind): readonly string[] {
  return [...new Set(reviews.filter(review => review.kind === kind).map(({ itemId }) => itemId))]
}

const pageSize = 10
const maxPages = 4

/** The descending sort key of each order. "Among equals, the newer review is first." */
const keys: Record<ReviewSort, (review: Review) => number> = {
  rank: ({ thread }) => thread.countLike,
  new: () => 0,
  marks: ({ marks }) => marks,
  low: ({ marks }) => -marks,
}

function isInOrder(before: Review, after: Review, sort: ReviewSort): boolean {
  const difference = keys[sort](before) - keys[sort](after)
  return difference > 0 || (difference === 0 && Date.parse(before.created) >= Date.parse(after.created))
}

/**
 * Pages of reviews cover them exactly once, sorted as requested. Source: the contract; specification section
 * 9 (page size 10).
 */
export function reviewPages(kind: ReviewKind): Law {
  const { list, one } = reviewOperations(kind)
  return propertyLaw({
    id: 'review-pages',
    name: 'pages cover the reviews of an item exactly once',
    operations: [list, one],
    needs: [`${kind}s`],
    share: 0.5,
    value: ({ known }) =>
      fc.record({
        id: fc.constantFrom(...itemsWithReviews(known, kind)),
        sort: fc.constantFrom(...reviewSortValues),
        marks: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 3 }),
      }),
    async holds({ ask }, { id, sort, marks }) {
      const seen: Review[] = []
      for (let page = 1; page <= maxPages; page++) {
        const answer = await ask.ok(list, { values: { id, sort, page, marks } })
        const { result } = answer.body
        holdSame('body.result.page', result.page, page, answer)
        const left = Math.max(0, result.total - (page - 1) * pageSize)
        holdSame('body.result.list.length', result.list.length, Math.min(pageSize, left), answer)
        for (const [place, review] of result.list.entries()) {
          const at = `body.result.list.${place}`
          const before = seen.at(-1)
          const isNew = seen.every(other => other.idx_thread !== review.idx_thread)
          hold(isNew, at, 'is on an earlier page', answer)
          const isNext = !before || isInOrder(before, review, sort)
          hold(isNext, at, `comes too late in the order '${sort}'`, answer)
          const isGraded = marks === undefined || review.marks === marks
          hold(isGraded, `${at}.marks`, `is ${review.marks}, and not ${marks}`, answer)
          seen.push(review)
        }
        if (left <= pageSize) break
      }
      const [first] = seen
      if (!first) return
      const alone = await ask.ok(one, { values: { id, review: first.idx_thread } })
      holdSame('body.result', alone.body.result, first, alone)
    },
  })
}

const grades = [1, 2, 3, 4, 5] as const

function hasPhoto({ images }: Review): boolean {
  return images.some(({ fileMimeType }) => fileMimeType.startsWith('image/'))
}

/** The figures of an item's reviews match its list. Source: the contract. */
export function reviewFigures(kind: ReviewKind): Law {
  const { info, list } = reviewOperations(kind)
  return caseLaw({
    id: 'review-figures',
    name: 'figures of reviews agree with their lists',
    operations: [info, list],
    cases: ({ known }) => itemsWithReviews(known, kind),
    async holds({ ask }, id) {
      const figures = await ask.ok(info, { values: { id } })
      const { total, countByMarks, countWithPhotos, average } = figures.body.result
      const all = await ask.ok(list, { values: { id } })
      holdSame('body.result.total', total, all.body.result.total, all, figures)
      for (const [place, marks] of grades.entries()) {
        const graded = await ask.ok(list, { values: { id, marks } })
        const counted = graded.body.result.total
        holdSame(`body.result.countByMarks.${place}`, countByMarks[place], counted, graded, figures)
      }
      const worst = await ask.ok(list, { values: { id, sort: 'low' } })
      const lowest = grades.find((_, place) => countByMarks[place])
      holdSame('body.result.list.0.marks', worst.body.result.list[0]?.marks, lowest, figures, worst)
      // A host that does not count them does not filter by them.
      for (const marks of countWithPhotos === undefined ? [] : [undefined, ...grades]) {
        const pictured = await ask.ok(list, { values: { id, marks, photos: '1' } })
        const { total: found, list: reviews } = pictured.body.result
        if (marks === undefined)
          holdSame('body.result.countWithPhotos', countWithPhotos, found, pictured, figures)
        const wrong = reviews.findIndex(
          review => !hasPhoto(review) || review.marks !== (marks ?? review.marks),
        )
        hold(wrong < 0, `body.result.list.${wrong}`, 'has no photo or another grade', pictured)
      }
      const sum = countByMarks.reduce((whole, count, place) => whole + count * (place + 1), 0)
      const wanted = total === 0 ? null : Math.round((10 * sum) / total) / 10
      holdSame('body.result.average', average, wanted, figures)
    },
  })
}

/** A gallery shows every review once, with files of its media type. Source: the contract. */
export function galleryPages(kind: ReviewKind, media: 'images' | 'videos'): Law {
  const operation = reviewOperations(kind)[media]
  return caseLaw({
    id: 'gallery-pages',
    name: 'pages of a gallery show each review once',
    operations: [operation],
    cases: ({ known }) => itemsWithReviews(known, kind),
    async holds({ ask }, id) {
      const seen = new Set<string>()
      for (let page = 1; page <= maxPages; page++) {
        const answer = await ask.ok(operation, { values: { id, page } })
        const { list: shown, total } = answer.body.result
        for (const [place, { id: review, files }] of shown.entries()) {
          const at = `body.result.list.${place}`
          hold(!seen.has(review), at, 'is on an earlier page', answer)
          const type = media === 'videos' ? 'video/' : 'image/'
          const wrong = files.findIndex(({ fileMimeType }) => !fileMimeType.startsWith(type))
          hold(wrong < 0, `${at}.files.${wrong}.fileMimeType`, `is ${files[wrong]?.fileMimeType}`, answer)
          seen.add(review)
        }
        if (shown.length === 0) return holdSame('body.result.total', total, seen.size, answer)
      }
    },
  })
}
