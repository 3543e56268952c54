import { pictureOf, type ReviewMedium } from '@jeoul/reviews'
import { glyph, Icon } from '@jeoul/ui'
import styles from './medium-tile.module.css'

type MediumTileProps = {
  readonly medium: ReviewMedium
  /** Its number among its neighbours, from 1. */
  readonly number: number
  readonly onOpen: () => void
}

/** A thumbnail that opens in full screen. */
export function MediumTile({ medium, number, onOpen }: MediumTileProps) {
  const picture = pictureOf(medium)
  const label = `${medium.type === 'video' ? '동영상' : '사진'} ${number} 크게 보기`
  return (
    <button type="button" data-content="" className={styles.tile} aria-label={label} onClick={onOpen}>
      {picture !== null && <img src={picture} alt="" width={88} height={88} loading="lazy" />}
      {medium.type === 'video' && <Icon of={glyph.play} filled />}
    </button>
  )
}
