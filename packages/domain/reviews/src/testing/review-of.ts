import type { Review } from '@jeoul/api/types'

/** A review as the host sends it. */
export function reviewOf(thread: string, parts: Partial<Review> = {}): Review {
  return {
    idx_thread: thread,
    marks: 5,
    message: '소음이 거의 없어요.',
    images: [],
    thread: { id: thread, comments: [], hasMyLike: false, hasMyHate: false, countLike: 0 },
    nickname: '저울회원1',
    created: '2026-10-31T15:00:01.000Z',
    isMine: false,
    ...parts,
  }
}
