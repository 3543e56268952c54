import { $picked, isPicked, itemPicked, itemUnpicked, type PickedItem } from '@jeoul/compare'
import { $isCompared, items, type ReadItem } from '@jeoul/list'
import { cx, PopupLink } from '@jeoul/ui'
import { $hearts, countsListed, heartPressed, type PressedHeart } from '@jeoul/wish'
import { sample } from 'effector'
import { useUnit } from 'effector-react'
import styles from './row-actions.module.css'

/** The state of a row's buttons 비교 and 찜, and their handlers. */
export interface RowState {
  /** Whether the row offers 비교. */
  readonly isCompared: boolean
  readonly isPicked: boolean
  readonly isMine: boolean
  readonly onPick: (item: PickedItem) => void
  readonly onUnpick: (itemId: string) => void
  readonly onHeart: (heart: PressedHeart) => void
}

interface RowActionsProps extends RowState {
  readonly item: Pick<ReadItem, 'item_id' | 'name' | 'image' | 'part_kind'>
  /** The address that adds the product to an estimate; undefined if it is not a part of a PC. */
  readonly estimate?: string | undefined
  /** The address of its popup variant; undefined where no window of its own is offered. */
  readonly popup?: string | undefined
  readonly className?: string | undefined
}

/** 비교 where the list allows it, 찜 and, for parts of a PC, 견적 of a product in a list. No hooks and no icons: a list has many of them. */
export function RowActions(props: RowActionsProps) {
  const { item, estimate, popup, className, isCompared, isPicked, isMine, onPick, onUnpick, onHeart } = props
  const { name } = item
  const product = { itemId: item.item_id, name, image: item.image || null }
  const picked = item.part_kind ? { ...product, isPart: true } : product
  return (
    <span className={cx(styles.actions, className)}>
      {isCompared && (
        <button
          type="button"
          className={styles.compare}
          aria-pressed={isPicked}
          aria-label={`${name} 비교`}
          // Decided by the row's state: a press before the device's picks were read must not remove one.
          onClick={() => (isPicked ? onUnpick(product.itemId) : onPick(picked))}
        >
          비교
        </button>
      )}
      <button
        type="button"
        className={styles.wish}
        aria-pressed={isMine}
        aria-label={`${name} 찜`}
        onClick={() => onHeart({ ...product, isMine })}
      >
        찜
      </button>
      {estimate && (
        <a href={estimate} aria-label={`${name} 견적 담기`}>
          견적
        </a>
      )}
      {popup && <PopupLink href={popup} name={name} />}
    </span>
  )
}

sample({ clock: items.loaded, target: countsListed })

const units = {
  isCompared: $isCompared,
  hearts: $hearts,
  picked: $picked,
  onPick: itemPicked,
  onUnpick: itemUnpicked,
  onHeart: heartPressed,
}

/** The state of a row's buttons, and how many members saved its product. */
type ReadRow = (item: ReadItem) => RowState & { readonly zzimCount: number }

/** Reads hearts and picks once for many rows, so that a press renders only its own row again. */
export function useRowStates(): ReadRow {
  const { hearts, picked, isCompared, ...events } = useUnit(units)
  return ({ item_id: itemId, zzim_count: count }) => ({
    isCompared,
    isPicked: isPicked(picked, itemId),
    isMine: hearts.isMine(itemId) ?? false,
    zzimCount: Math.max(0, count + hearts.shift(itemId, null)),
    ...events,
  })
}
