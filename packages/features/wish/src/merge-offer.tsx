import { $firedCount } from '@jeoul/price-alert/fired-count'
import { $openPage } from '@jeoul/router'
import { Button, Callout, glyph } from '@jeoul/ui'
import { $isMergePassing, $isMerging, $mergeable, mergeAccepted, mergePutOff } from '@jeoul/wish'
import { useUnit } from 'effector-react'

type MergeOfferProps = {
  /** Over any page, where it can be put off; the page of wishes has it in place. */
  readonly isPassing?: boolean
}

/** Offers a member to take over what the device kept from before the login. */
export function MergeOffer({ isPassing = false }: MergeOfferProps) {
  const [page, count, isShown, isMerging, fired] = useUnit([
    $openPage,
    $mergeable,
    $isMergePassing,
    $isMerging,
    $firedCount,
  ])
  const [merge, putOff] = useUnit([mergeAccepted, mergePutOff])
  if (count === 0) return null
  // One thing at a time: what alerts tell at home has its place there, too.
  // An estimate says there what each change did, with the way back.
  const hasRoom = page !== 'wish' && page !== 'estimate' && !(page === 'home' && fired > 0)
  if (isPassing && !(isShown && hasRoom)) return null
  return (
    <Callout
      icon={glyph.heart}
      title={`이 기기에 담은 찜 ${count}개`}
      why="로그인 전에 담은 상품이에요. 내 찜에 합칠까요? 이미 찜한 상품은 그대로 둬요."
      isAfloat={isPassing}
    >
      {isPassing && <Button onClick={() => putOff()}>나중에</Button>}
      <Button tone="solid" disabled={isMerging} onClick={() => merge()}>
        {isMerging ? '합치는 중이에요' : '내 찜에 합치기'}
      </Button>
    </Callout>
  )
}
