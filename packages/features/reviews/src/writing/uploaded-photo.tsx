import { pictureOf, type ReviewMedium } from '@jeoul/reviews'
import { Button, cx, glyph, Icon } from '@jeoul/ui'
import styles from './photo-field.module.css'

type UploadedPhotoProps = {
  readonly medium: ReviewMedium
  readonly isDeleted: boolean
  readonly onToggle: () => void
}

/** A picture or video that the review already has. */
export function UploadedPhoto({ medium, isDeleted, onToggle }: UploadedPhotoProps) {
  const picture = pictureOf(medium)
  const name = `${medium.place + 1}번째 ${medium.type === 'video' ? '동영상' : '사진'}`
  return (
    <li className={cx(styles.photo, isDeleted && styles.deleted)}>
      {picture ? <img src={picture} alt={`올린 ${name}`} /> : <Icon of={glyph.play} label={`올린 ${name}`} />}
      <Button
        className={styles.wide}
        aria-label={`${name} ${isDeleted ? '되살리기' : '빼기'}`}
        onClick={onToggle}
      >
        {isDeleted ? '되살리기' : '빼기'}
      </Button>
    </li>
  )
}
