import { itemBadges, type ReadItem } from '@jeoul/list'
import { hrefs } from '@jeoul/router'
import { Badge } from '@jeoul/ui'
import styles from './row-badges.module.css'

type RowBadgesProps = { readonly item: ReadItem; readonly rank: number | null }

/** Labels of a product, after its rank. A paid placement is labelled in place of the rank. */
export function RowBadges({ item, rank }: RowBadgesProps) {
  const badges = itemBadges(item)
  if (rank === null && badges.length === 0 && !item.minishop) return null
  return (
    <p className={styles.badges}>
      {!item.ad && rank !== null && <b>{rank}</b>}
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      {item.minishop && item.minishop_id && (
        <a href={hrefs.home(`?idx_b_manager=${item.minishop_id}`)}>
          <Badge>{item.minishop}</Badge>
        </a>
      )}
      {item.minishop && !item.minishop_id && <Badge>{item.minishop}</Badge>}
    </p>
  )
}
