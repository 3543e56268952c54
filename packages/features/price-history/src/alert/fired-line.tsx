import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { alertDismissed, type PriceAlert } from '@jeoul/price-history/alert'
import { $inside, hrefs } from '@jeoul/router'
import { Button, ButtonLink } from '@jeoul/ui'
import { $briefs, briefsWanted } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AlertLine } from './alert-line.tsx'
import styles from './alert-lines.module.css'
import { alertWords, firedWords } from './alert-words.ts'

type FiredLineProps = {
  readonly alert: PriceAlert
  /** Where there is little room, the product's name is the link. */
  readonly isBrief?: boolean
}

/** A fired alert: today's price, a link to the product, and a button that dismisses it. */
export function FiredLine({ alert, isBrief = false }: FiredLineProps) {
  const [briefs, inside, want, dismiss] = useUnit([$briefs, $inside, briefsWanted, alertDismissed])
  const { itemId, name } = alert
  useEffect(() => void want([itemId]), [itemId, want])
  const brief = briefs[itemId]?.data
  return (
    <AlertLine
      alert={alert}
      words={
        <>
          <b className={alert.target === null ? undefined : styles.drop}>{alertWords(alert, true)}</b>
          <span>{brief ? <InlinePrice item={{ ...brief, item_id: itemId }} /> : firedWords(alert)}</span>
        </>
      }
    >
      {!isBrief && (
        <ButtonLink href={inside(hrefs.item(itemId))} aria-label={`${name} 바로 가기`}>
          바로 가기
        </ButtonLink>
      )}
      <Button tone="quiet" aria-label={`${name} 알림 확인`} onClick={() => dismiss(alert)}>
        확인
      </Button>
    </AlertLine>
  )
}
