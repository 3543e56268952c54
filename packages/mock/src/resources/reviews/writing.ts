import type { HostOperations } from '../../operation/operation.ts'
import { done, operationOf, success } from '../../operation/operation.ts'
import { findItem } from '../item/find-item.ts'
import { buildReview } from './build-review.ts'
import { readReviewChange, readReviewForm, requireRoom, type SentFile } from './review-form.ts'
import { findReview, parseIds, type ReviewSet, requireOwn } from './review-set.ts'
import type { Medium } from './state/review-row.ts'

/** Handlers of a member's own reviews. Source: specification section 7; docs/decisions/0009-meaning-of-writes.md. */
export function writingHandlers(set: ReviewSet): HostOperations {
  const { mock, state, url, name } = set
  const { reviews, threads, uploads } = state

  function upload(files: readonly SentFile[], kept: readonly Medium[]): readonly Medium[] {
    requireRoom(files, uploads, kept.length)
    return [...kept, ...files.map(file => uploads.add(file.name, file))]
  }

  return {
    [`create${name}`]: operationOf('POST', url, async ask => {
      const { itemId } = parseIds(ask)
      const { files, ...fields } = await readReviewForm(ask.body.form())
      const member = ask.requireMember()
      findItem(mock.index, 'path.id', itemId)
      const row = reviews.add(itemId, member, { fields, media: upload(files, []) })
      return JSON.stringify({ ...success, result: buildReview(mock, state, itemId, row, member) })
    }),
    [`update${name}`]: operationOf('POST', `${url}/:review`, async ask => {
      const ids = parseIds(ask, 'review')
      const { files, deleted, ...fields } = await readReviewChange(ask.body.form())
      const member = ask.requireMember()
      const { written } = findReview(set, ids)
      requireOwn(written?.memberId, member.member_id)
      const before = written?.media ?? []
      const media = upload(
        files,
        before.filter((_, place) => !deleted.has(place)),
      )
      uploads.remove(before.filter((_, place) => deleted.has(place)))
      reviews.change(ids.itemId, ids.threadId, { fields, media })
      const result = buildReview(mock, state, ids.itemId, findReview(set, ids), member)
      return JSON.stringify({ ...success, result })
    }),
    [`delete${name}`]: operationOf('DELETE', `${url}/:review`, ask => {
      const ids = parseIds(ask, 'review')
      const member = ask.requireMember()
      const row = findReview(set, ids)
      requireOwn(row.written?.memberId, member.member_id)
      reviews.remove(row.id)
      threads.remove(ids.itemId, row.id)
      uploads.remove(row.written?.media ?? [])
      return done
    }),
  }
}
