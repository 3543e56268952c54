import { commentCommands, reviewCommands } from '@jeoul/api'
import {
  $heldDeletion,
  type CommentTarget,
  deletionConfirmed,
  deletionDue,
  deletionOpened,
} from '@jeoul/reviews/threads'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { ReviewItem } from '../reading/review-item.tsx'

afterEach(cleanup)

const open = { kind: 'market', itemId: '7', page: 1, sort: 'marks', marks: null, withPhotos: false } as const
const own = { idx_comment: '5', idx_b_manager: 1, message: '네', nickname: '나', created: '', isMine: true }
const review = {
  idx_thread: '31',
  marks: 5,
  message: '조용해요',
  images: [],
  media: [],
  thread: { id: '31', comments: [own], hasMyLike: false, hasMyHate: false, countLike: 0 },
  nickname: '나',
  created: '2026-10-31T15:00:01.000Z',
  isMine: true,
}
const ofReview: CommentTarget = { kind: 'market', itemId: '7', threadId: '31', commentId: null }
const ofComment: CommentTarget = { ...ofReview, commentId: '5' }

/** A review with a comment, one of which was just deleted. */
async function deleted(target: CommentTarget) {
  const never = () => new Promise(() => {})
  const scope = fork({
    handlers: [
      [reviewCommands.market.deleteReviewFx, never],
      [commentCommands.market.deleteCommentFx, never],
    ],
  })
  render(
    <Provider value={scope}>
      <div id="review-list">
        <ul>
          <li>
            <ReviewItem open={open} review={review} />
          </li>
        </ul>
      </div>
    </Provider>,
  )
  await act(async () => {
    allSettled(deletionOpened, { scope, params: target })
    allSettled(deletionConfirmed, { scope })
  })
  return { scope, undo: screen.getByRole('button', { name: '되돌리기' }) }
}

test.each([
  ['지우기', ofReview],
  ['내 댓글 지우기', ofComment],
])('regression: undoing a deletion lost the focus: %s', async (name, target) => {
  const { undo } = await deleted(target)
  await act(async () => undo.click())
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
})

test.each([
  ['a review', ofReview, () => document.getElementById('review-list')],
  ['a comment', ofComment, () => screen.getByRole('article')],
])('regression: the end of the time to undo lost the focus: %s', async (_, target, around) => {
  const { scope } = await deleted(target)
  await act(async () => void allSettled(deletionDue, { scope, params: target }))
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
  expect(document.activeElement).toBe(around())
})

test('a focus elsewhere stays there when the time to undo ends', async () => {
  const { scope } = await deleted(ofComment)
  const write = screen.getByRole('button', { name: '댓글 쓰기' })
  write.focus()
  await act(async () => void allSettled(deletionDue, { scope, params: ofComment }))
  expect(document.activeElement).toBe(write)
})

test('regression: Enter held in the dialog undid the deletion', async () => {
  const { scope, undo } = await deleted(ofReview)
  const held = createEvent.keyDown(undo, { key: 'Enter', repeat: true })
  fireEvent(undo, held)
  expect(held.defaultPrevented).toBe(true)
  const pressed = createEvent.keyDown(undo, { key: 'Enter' })
  fireEvent(undo, pressed)
  expect(pressed.defaultPrevented).toBe(false)
  expect(scope.getState($heldDeletion)).toEqual(ofReview)
})
