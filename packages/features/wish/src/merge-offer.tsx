import { $firedCount } from '@jeoul/price-alert/fired-count'
import { $openPage } from '@jeoul/router'
import { Button, Callout, glyph } from '@jeoul/ui'
import { $isMergePassing, $mergeable, mergeAccepted, mergePutOff } from '@jeoul/wish'
import { useUnit } from 'effector-react'

type MergeOfferProps = {
  /** Whether it lies over any page, where it can be put off; the page of wishes contains it from then on. */
  readonly isPassing?: boolean
}

/** Offers a member to merge what was stored on the device before the login. */
export function MergeOffer({ isPassing = false }: MergeOfferProps) {
  const [page, count, isShown, fired] = useUnit([$openPage, $mergeable, $isMergePassing, $firedCount])
  const [merge, putOff] = useUnit([mergeAccepted, mergePutOff])
  if (count === 0) return null
  // The server does not know of it, so that it would push the list of wishes down: it waits there for a press.
  if (isPassing !== isShown) return null
  // Show one thing at a time: on the home page fired alerts take this place, and on an estimate the toast that offers
  // to undo each change.
  const hasRoom = page !== 'estimate' && !(page === 'home' && fired > 0)
  if (isPassing && !hasRoom) return null
  return (
    <Callout
      icon={glyph.heart}
      title={`이 기기에 담은 찜 ${count}개`}
      why="로그인 전에 담은 상품이에요. 내 찜에 합칠까요? 이미 찜한 상품은 그대로 둬요."
      isAfloat={isPassing}
    >
      {isPassing && <Button onClick={() => putOff()}>나중에</Button>}
      <Button tone="solid" onClick={() => merge()}>
        내 찜에 합치기
      </Button>
    </Callout>
  )
}
