import type { ReviewFields } from '@jeoul/api/types'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Caller } from '../exchanges/planned-request.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'

export interface ReviewDraft extends ReviewFields {
  /** Names of files. */
  readonly files: readonly string[]
}

export const someDraft: ReviewDraft = { marks: 4, message: '계약 검사', files: [] }

/** Calls about one item's reviews of one kind. */
export function reviewCalls(ask: Ask, kind: ReviewKind, id: string) {
  const operations = reviewOperations(kind)
  const form = ({ files, ...fields }: ReviewDraft) => ({ ...fields, 'images[]': files })
  const changeForm = (draft: ReviewDraft, deleted: readonly number[]) => ({
    _method: 'PUT',
    ...form(draft),
    'delete_image_indexes[]': deleted,
  })
  return {
    operations,
    create: (draft: ReviewDraft, as: Caller = 'member') =>
      ask.ok(operations.create, { values: { id }, body: { form: form(draft) }, as }),
    read: (review: string, as: Caller = 'member') => ask.ok(operations.one, { values: { id, review }, as }),
    newest: () => ask.ok(operations.list, { values: { id, sort: 'new' } }),
    update: (review: string, draft: ReviewDraft, deleted: readonly number[] = []) =>
      ask.ok(operations.update, {
        values: { id, review },
        body: { form: changeForm(draft, deleted) },
        as: 'member',
      }),
    updateRefused: (review: string, status: number, as: Caller) =>
      ask.refused(operations.update, status, {
        values: { id, review },
        body: { form: changeForm(someDraft, []) },
        as,
      }),
    remove: (review: string) => ask.ok(operations.remove, { values: { id, review }, as: 'member' }),
    removeRefused: (review: string, status: number, as: Caller = 'member') =>
      ask.refused(operations.remove, status, { values: { id, review }, as }),
    gone: (review: string) => ask.refused(operations.one, 404, { values: { id, review }, as: 'member' }),
    press: (review: string, press: 'like' | 'hate', as: Caller) =>
      ask.ok(operations[press], { values: { id, review }, as }),
    comment: (thread: string, message: string, as: Caller = 'member') =>
      ask.ok(operations.createComment, {
        values: { id, thread },
        body: { json: { idx_b_manager: 1, message } },
        as,
      }),
    changeComment: (thread: string, comment: string, message: string) =>
      ask.ok(operations.updateComment, {
        values: { id, thread, comment },
        body: { json: { idx_b_manager: 1, message } },
        as: 'member',
      }),
    changeCommentRefused: (thread: string, comment: string, status: number, as: Caller) =>
      ask.refused(operations.updateComment, status, {
        values: { id, thread, comment },
        body: { json: { idx_b_manager: 1, message: '남의 글' } },
        as,
      }),
    removeComment: (thread: string, comment: string) =>
      ask.ok(operations.removeComment, { values: { id, thread, comment }, as: 'member' }),
    removeCommentRefused: (thread: string, comment: string, status: number, as: Caller = 'member') =>
      ask.refused(operations.removeComment, status, { values: { id, thread, comment }, as }),
  }
}
