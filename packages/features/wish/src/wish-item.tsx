import { AlertButton } from '@jeoul/feature-price-history/alert'
import { ListedOutcome } from '@jeoul/feature-price-history/listed-outcome'
import { formatDay } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { focusNeighbour, WishButton, Won } from '@jeoul/ui'
import { itemsRemoved, priceChange, type SavedItem } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { $selected, itemSelected } from './page-model.ts'
import { TodaysPrice } from './todays-price.tsx'
import { useToday } from './use-today.ts'
import styles from './wish.module.css'
import { WishPersonalPrice } from './wish-personal-price.tsx'

type WishItemProps = {
  readonly item: SavedItem
  /** The name of its group, if products of several groups are shown. */
  readonly groupName: string | null
}

/** A saved product: its price today, and the difference from when it was saved. */
export function WishItem({ item, groupName }: WishItemProps) {
  const [selected, inside, select, remove] = useUnit([$selected, $inside, itemSelected, itemsRemoved])
  const { itemId, name, image } = item
  const today = useToday(item)
  const change = priceChange(item.price, today.prices)
  return (
    <li className={today.prices && today.prices.price_state !== 3 ? styles.away : undefined}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`${name} 고르기`}
          checked={selected.some(other => other.itemId === itemId)}
          onChange={() => select(itemId)}
        />
      </label>
      {image === null ? <span /> : <img src={image} alt="" width={72} height={72} loading="lazy" />}
      <div className={styles.words}>
        {today.status === 'gone' ? <b>{name}</b> : <a href={inside(hrefs.item(itemId))}>{name}</a>}
        <p className={styles.facts}>
          <span>
            {groupName !== null && (
              <span>
                <bdi>{groupName}</bdi> ·{' '}
              </span>
            )}
            {item.time > 0 && <span>{`${formatDay(item.time)} 담음`}</span>}
          </span>
          {today.status !== 'gone' && <AlertButton itemId={itemId} name={name} image={image} />}
        </p>
        {today.status !== 'gone' && <ListedOutcome itemId={itemId} />}
      </div>
      <div className={styles.price}>
        <p data-price>
          <TodaysPrice today={today} />
        </p>
        {change !== null && (
          <p className={change < 0 ? styles.drop : styles.rise}>
            담은 뒤 <Won amount={change} signed />
          </p>
        )}
        <WishPersonalPrice itemId={itemId} today={today} />
      </div>
      {/* At once: a row that leaves late moves the others under the finger. */}
      <WishButton
        name={name}
        isMine
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          remove([itemId])
        }}
      />
    </li>
  )
}
