import type { ReviewFields } from '@jeoul/api/types'
import type { Caller } from '../exchanges/additions.ts'
import type { Call } from '../exchanges/create-ask.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/reviews.ts'

export interface ReviewDraft extends ReviewFields {
  /** Names of files. */
  readonly files: readonly string[]
}

export const someDraft: ReviewDraft = { marks: 4, message: '계약 검사', files: [] }

/** Calls about one item's reviews of one kind, by the member unless said otherwise. */
export function reviewCalls(kind: ReviewKind, id: string) {
  const operations = reviewOperations(kind)
  const form = ({ files, ...fields }: ReviewDraft) => ({ ...fields, 'images[]': files })
  const call = <Id extends (typeof operations)[keyof typeof operations]>(
    operation: Id,
    as: Caller,
    values: object,
    body?: Call<Id>[1]['body'],
  ): Call<Id> => [operation, { values: { id, ...values }, as, ...(body && { body }) }]
  const message = (text: string) => ({ json: { idx_b_manager: 1, message: text } })
  return {
    newest: () => call(operations.list, 'nobody', { sort: 'new' }),
    create: (draft: ReviewDraft) => call(operations.create, 'member', {}, { form: form(draft) }),
    read: (review: string, as: Caller = 'member') => call(operations.one, as, { review }),
    update: (
      review: string,
      draft: ReviewDraft,
      { as = 'member', deleted = [] }: { as?: Caller; deleted?: readonly number[] } = {},
    ) => {
      const fields = { _method: 'PUT', ...form(draft), 'delete_image_indexes[]': deleted }
      return call(operations.update, as, { review }, { form: fields })
    },
    remove: (review: string, as: Caller = 'member') => call(operations.remove, as, { review }),
    press: (review: string, press: 'like' | 'hate', as: Caller) => call(operations[press], as, { review }),
    comment: (thread: string, text: string) =>
      call(operations.createComment, 'member', { thread }, message(text)),
    changeComment: (thread: string, comment: string, text: string, as: Caller = 'member') =>
      call(operations.updateComment, as, { thread, comment }, message(text)),
    removeComment: (thread: string, comment: string, as: Caller = 'member') =>
      call(operations.removeComment, as, { thread, comment }),
  }
}
