import type { OperationId } from '@jeoul/api/types'
import type { ReviewKind } from '../known/known.ts'

export const reviewKinds: readonly ReviewKind[] = ['Review', 'MarketReview']

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
