import { $mergeable, mergeAccepted } from '@jeoul/price-alert'
import { Button, Callout, glyph } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Offers a member to merge the alerts that were stored on the device before the login. */
export function AlertMerge() {
  const [count, merge] = useUnit([$mergeable, mergeAccepted])
  if (count === 0) return null
  return (
    <Callout
      icon={glyph.bell}
      title={`이 기기에서 켠 알림 ${count}개`}
      why="로그인 전에 켠 가격 알림이에요. 내 알림에 합칠까요? 같은 상품에 이미 켠 알림은 그대로 둬요."
    >
      <Button tone="solid" onClick={() => merge()}>
        내 알림에 합치기
      </Button>
    </Callout>
  )
}
