import { $isMergePassing, $mergeable, mergeAccepted, mergePutOff } from '@jeoul/price-alert'
import { $openPage } from '@jeoul/router'
import { Button, Callout, glyph } from '@jeoul/ui'
import { $isMergePassing as $isWishMergePassing, $outcome } from '@jeoul/wish'
import { useUnit } from 'effector-react'

type AlertMergeProps = {
  /** Whether it lies over the page of wishes, where it can be put off; the page contains it from then on. */
  readonly isPassing?: boolean
}

/** Offers a member to merge the alerts that were stored on the device before the login. */
export function AlertMerge({ isPassing = false }: AlertMergeProps) {
  const [page, count, isShown] = useUnit([$openPage, $mergeable, $isMergePassing])
  const [merge, putOff] = useUnit([mergeAccepted, mergePutOff])
  const [isWishMergePassing, outcome] = useUnit([$isWishMergePassing, $outcome])
  if (count === 0 || isPassing !== isShown) return null
  // What wishes announce takes the same place, and comes first.
  const hasRoom = page === 'wish' && !isWishMergePassing && outcome === null
  if (isPassing && !hasRoom) return null
  return (
    <Callout
      icon={glyph.bell}
      title={`이 기기에서 켠 알림 ${count}개`}
      why="로그인 전에 켠 가격 알림이에요. 내 알림에 합칠까요? 같은 상품에 이미 켠 알림은 그대로 둬요."
      isAfloat={isPassing}
    >
      {isPassing && <Button onClick={() => putOff()}>나중에</Button>}
      <Button tone="solid" onClick={() => merge()}>
        내 알림에 합치기
      </Button>
    </Callout>
  )
}
