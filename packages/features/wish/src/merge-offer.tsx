import { Button, Callout, glyph } from '@jeoul/ui'
import type { MergePlace } from '@jeoul/visitor/device'
import { $mergeable, mergeAccepted, mergeDeclined } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { $mergePlace } from './merge-place.ts'

/** Offers a member to merge what was stored on the device before the login. */
export function MergeOffer({ place }: { readonly place: MergePlace }) {
  const [shownAt, count] = useUnit([$mergePlace, $mergeable])
  const [merge, decline] = useUnit([mergeAccepted, mergeDeclined])
  if (shownAt !== place) return null
  const isAfloat = place === 'over-page'
  return (
    <Callout
      icon={glyph.heart}
      title={`이 기기에 담은 찜 ${count}개`}
      why="로그인 전에 담은 상품이에요. 내 찜에 합칠까요? 이미 찜한 상품은 그대로 둬요."
      isAfloat={isAfloat}
    >
      {isAfloat && <Button onClick={() => decline()}>나중에</Button>}
      <Button tone="solid" onClick={() => merge()}>
        내 찜에 합치기
      </Button>
    </Callout>
  )
}
