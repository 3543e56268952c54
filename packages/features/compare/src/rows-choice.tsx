import { $compare, $rowCounts, rowsChosen, writeCompareQuery } from '@jeoul/compare'
import { $inside, hrefs } from '@jeoul/router'
import { Button, LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './comparison.module.css'

/**
 * Chooses whether rows with equal values are shown. On the comparison's own page each choice has an address.
 */
export function RowsChoice({ isLayer }: { readonly isLayer: boolean }) {
  const inside = useUnit($inside)
  const [query, { all, differing }, choose] = useUnit([$compare, $rowCounts, rowsChosen])
  if (all === 0) return null
  const choices = [
    { text: `다른 사양만 ${differing}`, showsAll: false },
    { text: `모든 사양 ${all}`, showsAll: true },
  ]
  if (isLayer) {
    return (
      <fieldset className={styles.rows} aria-label="보여 줄 사양">
        {choices.map(({ text, showsAll }) => (
          <Button
            key={text}
            tone="quiet"
            aria-pressed={query.showsAll === showsAll}
            onClick={() => choose(showsAll)}
          >
            {text}
          </Button>
        ))}
      </fieldset>
    )
  }
  const items = choices.map(({ text, showsAll }) => ({
    text,
    href: inside(hrefs.compare(writeCompareQuery({ ...query, showsAll }))),
    current: query.showsAll === showsAll,
  }))
  return <LinkTabs label="보여 줄 사양" items={items} />
}
