import type { ReviewAuth } from '@jeoul/api/types'
import type { ReadInfo } from './read-info.ts'

/** What the host says about a visitor's role in the reviews of an item, in words. */
export interface WriterWords {
  /** Labels of the visitor's roles. */
  readonly badges: readonly string[]
  /** A sentence about who may write. */
  readonly line: string
  readonly mayWrite: boolean
}

const badgesOf: ReadonlyArray<readonly [keyof ReviewAuth, string]> = [
  ['adminAuth', '운영자'],
  ['makerAuth', '제조사'],
  ['memberOrderCheck', '구매 확인'],
]

/**
 * Describes a visitor's role. "Review auth flags (adminAuth, makerAuth, memberWriteCheck, memberOrderCheck) exist; the
 * rules they enforce are not shown" (specification, section 6), so they are shown as labels, and only memberWriteCheck
 * decides who may write (assumed).
 */
export function writerWords({ auth }: Pick<ReadInfo, 'auth'>, isLogged: boolean): WriterWords {
  const badges = badgesOf.filter(([flag]) => auth[flag]).map(([, badge]) => badge)
  const mayWrite = auth.memberWriteCheck
  const line = mayWrite
    ? '써 보셨다면 리뷰를 남겨 주세요.'
    : isLogged
      ? '이 상품에는 리뷰를 쓸 수 없어요.'
      : '로그인하면 리뷰를 쓸 수 있어요.'
  return { badges, line, mayWrite }
}
