import type { ListItem } from '@jeoul/api/types'
import { Badge } from '@jeoul/ui'
import styles from './row-badges.module.css'

type RowBadgesProps = { readonly item: ListItem; readonly rank: number | null }

/** Labels of a product, after its rank. A paid placement is labelled in place of the rank. */
export function RowBadges({ item: { ad, hotdeal, event, stdpc, minishop }, rank }: RowBadgesProps) {
  if (!ad && rank === null && !hotdeal && !event && !stdpc && !minishop) return null
  return (
    <p className={styles.badges}>
      {ad ? <Badge tone="amber">광고</Badge> : rank !== null && <b>{rank}</b>}
      {hotdeal && <Badge tone="red">핫딜</Badge>}
      {event && <Badge tone="brand">이벤트</Badge>}
      {stdpc && <Badge>표준PC</Badge>}
      {minishop && <Badge>{minishop}</Badge>}
    </p>
  )
}
