import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from './review-kinds.ts'
import { itemsWithReviews } from './review-pages.ts'

const grades = [1, 2, 3, 4, 5] as const
const maxPages = 4

/** The figures of an item's reviews match its lists and galleries. Source: the contract. */
export function reviewFigures({ ask, known }: Context, kind: ReviewKind): readonly Check[] {
  const items = itemsWithReviews(known.reviews, kind)
  const { info, list, images, videos } = reviewOperations(kind)
  return [
    caseCheck({
      id: 'review-figures',
      name: 'figures of reviews agree with their lists',
      operations: [info, list],
      cases: () => items,
      async holds(id) {
        const figures = await ask.ok(info, { values: { id } })
        const { total, countByMarks, average } = figures.body.result
        const all = await ask.ok(list, { values: { id } })
        holdSame('body.result.total', total, all.body.result.total, all, figures)
        for (const marks of grades) {
          const graded = await ask.ok(list, { values: { id, marks } })
          holdSame(
            `body.result.countByMarks.${marks - 1}`,
            countByMarks[marks - 1],
            graded.body.result.total,
            graded,
            figures,
          )
        }
        const sum = countByMarks.reduce((whole, count, place) => whole + count * (place + 1), 0)
        holdSame(
          'body.result.average',
          average,
          total === 0 ? null : Math.round((10 * sum) / total) / 10,
          figures,
        )
      },
    }),
    ...([images, videos] as const).map(operation =>
      caseCheck({
        id: 'gallery-pages',
        name: 'pages of a gallery show each review once',
        operations: [operation],
        cases: () => items,
        async holds(id) {
          const seen = new Set<string>()
          for (let page = 1; page <= maxPages; page++) {
            const answer = await ask.ok(operation, { values: { id, page } })
            const { list: shown, total } = answer.body.result
            for (const [place, { id: review, files }] of shown.entries()) {
              const at = `body.result.list.${place}`
              hold(!seen.has(review), at, 'is on an earlier page', answer)
              holdMedia(operation === videos ? 'video/' : 'image/', files, at, answer)
              seen.add(review)
            }
            if (shown.length === 0) return holdSame('body.result.total', total, seen.size, answer)
          }
        },
      }),
    ),
  ]
}

function holdMedia(
  type: string,
  files: readonly { readonly fileMimeType: string }[],
  at: string,
  by: Exchange,
): void {
  const wrong = files.findIndex(({ fileMimeType }) => !fileMimeType.startsWith(type))
  hold(wrong < 0, `${at}.files.${wrong}.fileMimeType`, `is ${files[wrong]?.fileMimeType}`, by)
}
