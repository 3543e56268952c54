import { $mergeable, mergeAccepted, mergeDeclined } from '@jeoul/price-history/alert'
import { Button, Callout, glyph } from '@jeoul/ui'
import type { MergePlace } from '@jeoul/visitor/device'
import { useUnit } from 'effector-react'
import { $mergePlace } from './merge-place.ts'

/** Offers a member to merge the alerts that were stored on the device before the login. */
export function AlertMerge({ place }: { readonly place: MergePlace }) {
  const [shownAt, count] = useUnit([$mergePlace, $mergeable])
  const [merge, decline] = useUnit([mergeAccepted, mergeDeclined])
  if (shownAt !== place) return null
  const isAfloat = place === 'over-page'
  return (
    <Callout
      icon={glyph.bell}
      title={`이 기기에서 켠 알림 ${count}개`}
      why="로그인 전에 켠 가격 알림이에요. 내 알림에 합칠까요? 같은 상품에 이미 켠 알림은 그대로 둬요."
      isAfloat={isAfloat}
    >
      {isAfloat && <Button onClick={() => decline()}>나중에</Button>}
      <Button tone="solid" onClick={() => merge()}>
        내 알림에 합치기
      </Button>
    </Callout>
  )
}
