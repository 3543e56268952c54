import { particleRo } from '@jeoul/format'
import { $siteLinks } from '@jeoul/ssr'
import { Button, Toast } from '@jeoul/ui'
import {
  $outcome,
  changesRetried,
  groupRequested,
  outcomeClosed,
  removalUndone,
  type WishOutcome,
} from '@jeoul/wish'
import { useUnit } from 'effector-react'

/** Announces the result of the last press of a heart, and offers to undo it. */
export function WishToast() {
  const [outcome, close] = useUnit([$outcome, outcomeClosed])
  return (
    <Toast of={outcome} isPassing={outcome?.kind !== 'failed' && outcome?.kind !== 'kept'} onClose={close}>
      {outcome && <Words outcome={outcome} />}
    </Toast>
  )
}

function Words({ outcome }: { readonly outcome: WishOutcome }) {
  const [links, ask, undo, retry] = useUnit([$siteLinks, groupRequested, removalUndone, changesRetried])
  switch (outcome.kind) {
    case 'saved':
    case 'moved':
      return (
        <>
          <span>
            <bdi>{outcome.groupName}</bdi>
            <span>
              {outcome.kind === 'moved' ? `${particleRo(outcome.groupName)} 옮겼어요` : '에 담았어요'}
            </span>
          </span>
          <Button tone="quiet" onClick={() => ask(outcome.items)}>
            바꾸기
          </Button>
        </>
      )
    case 'removed':
      return (
        <>
          <span>
            {outcome.removed.length > 1 ? `${outcome.removed.length}개를 찜에서 뺐어요` : '찜에서 뺐어요'}
          </span>
          {outcome.removed.length > 0 && (
            <Button tone="quiet" onClick={() => undo()}>
              되돌리기
            </Button>
          )}
        </>
      )
    case 'failed':
      return (
        <>
          <span>{failureWords(outcome)}</span>
          {outcome.changes.length > 0 && (
            <Button tone="quiet" onClick={() => retry()}>
              다시 시도
            </Button>
          )}
        </>
      )
    case 'kept':
      return (
        // Removed as a whole: React cannot remove a bare text beside an element once the browser has translated it.
        <span key="kept">
          이 기기에 담아 뒀어요. <a href={links.login}>로그인하면</a> 내 찜에 합칠 수 있어요.
        </span>
      )
    case 'merged':
      return <span>{`${outcome.count}개를 내 찜에 합쳤어요`}</span>
  }
}

function failureWords({ changes, isLost }: Extract<WishOutcome, { kind: 'failed' }>): string {
  const canRetry = changes.length > 0
  if (isLost) return `연결이 끊겨 찜을 바꾸지 못했어요.${canRetry ? '' : ' 연결되면 다시 눌러 주세요.'}`
  return `찜을 바꾸지 못해 되돌렸어요.${canRetry ? '' : ' 다시 눌러 주세요.'}`
}
