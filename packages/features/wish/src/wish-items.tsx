import { Button } from '@jeoul/ui'
import { useState } from 'react'
import type { ShownItem } from './page-model.ts'
import styles from './wish.module.css'
import { WishItem } from './wish-item.tsx'

/** How many products are shown at first, and added with every further press (assumed). */
const step = 30

/** Saved products, newest first. */
export function WishItems({ items }: { readonly items: readonly ShownItem[] }) {
  const [shownCount, setShownCount] = useState(step)
  return (
    <>
      <ul className={styles.items}>
        {items.slice(0, shownCount).map(({ item, groupName }) => (
          <WishItem key={`${groupName} ${item.itemId}`} item={item} groupName={groupName} />
        ))}
      </ul>
      {items.length > shownCount && (
        <p className={styles.more}>
          <Button onClick={() => setShownCount(shownCount + step)}>
            {`${items.length - shownCount}개 더 보기`}
          </Button>
        </p>
      )}
    </>
  )
}
