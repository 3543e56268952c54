import type { LoginOffer } from '@jeoul/visitor/session'

/** Words the offer to log in. */
export function offerWords({ needs, hasEnded }: LoginOffer): {
  readonly title: string
  readonly why: string
} {
  return {
    title: hasEnded ? '로그인이 풀렸어요' : '로그인이 필요해요',
    why: `${needs === null ? '' : `${needs} `}${hasEnded ? '다시 로그인해' : '로그인해'} 주세요. ${
      needs === null ? '로그인하면 지금 보던 곳으로 돌아와요.' : '로그인하고 돌아오면 이어서 해 드려요.'
    }`,
  }
}
