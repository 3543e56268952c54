import { particleRo } from '@jeoul/format'
import {
  $hasLeft,
  $isCounting,
  $isLeading,
  $isStaying,
  $secondsLeft,
  type AvailableOffer,
  goChosen,
  outboundFollowed,
  secondPassed,
  stayChosen,
  stayToggled,
} from '@jeoul/offers/outbound'
import { $siteProps } from '@jeoul/page'
import { Button, ButtonLink, glyph, Icon, useCountdown } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import styles from './outbound-page.module.css'

/** Redirects to the mall: on a press, or after a countdown that the shopper can stop. */
export function RedirectPanel({ outbound: { href, offer, change } }: { readonly outbound: AvailableOffer }) {
  const [{ isMobile }, isLeading, isStaying, isCounting, seconds, hasLeft] = useUnit([
    $siteProps,
    $isLeading,
    $isStaying,
    $isCounting,
    $secondsLeft,
    $hasLeft,
  ])
  const [go, follow, toggle, stay, pass] = useUnit([
    goChosen,
    outboundFollowed,
    stayToggled,
    stayChosen,
    secondPassed,
  ])
  useCountdown(isCounting, { onSecond: pass, onKey: stay })
  if (href === null) {
    return (
      <p className={styles.caution}>이 몰이 알려 준 주소로는 갈 수 없어요. 다른 몰의 가격을 확인해 보세요.</p>
    )
  }
  const words = change.kind === 'dearer' ? '그래도 가기' : '바로 가기'
  const { mallName } = offer.market
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return follow()
    event.preventDefault()
    go()
  }
  return (
    <div className={styles.on}>
      <p>{`이동할 곳: ${new URL(href).host}`}</p>
      <p role="status">
        {hasLeft && <span>{`${offer.market.mallName} 페이지를 여는 중이에요.`}</span>}
        {isLeading && !hasLeft && isStaying && <span>여기 머물러요. 가려면 바로 가기를 눌러 주세요.</span>}
        {isCounting && (
          <span>
            {`잠시 뒤 몰로 이동해요. 머무르려면 ${isMobile ? '머무르기를' : '머무르기나 아무 키나'} 눌러 주세요.`}
          </span>
        )}
      </p>
      <p className={styles.buttons}>
        <ButtonLink
          tone={change.kind === 'dearer' ? 'line' : 'solid'}
          href={href}
          aria-label={`${mallName}${particleRo(mallName)} ${words}`}
          rel="nofollow noopener"
          onClick={press}
          onAuxClick={() => follow()}
        >
          {words} <Icon of={glyph.external} label="다른 사이트" />
        </ButtonLink>
        {isLeading && !hasLeft && (
          <Button aria-pressed={isStaying} onClick={() => toggle()}>
            머무르기
          </Button>
        )}
        {isCounting && <span aria-hidden="true">{`${seconds}초 뒤 이동`}</span>}
      </p>
    </div>
  )
}
