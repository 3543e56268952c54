import styles from './mark.module.css'

/** The scales in one stroke: from pan to pan, back along the beam and down to the foot. Legible from 16px. */
const scales = 'M3.5 4.5 1 10a2.6 2.6 0 0 0 5 0L3.5 4.5h9L10 10a2.6 2.6 0 0 0 5 0l-2.5-5.5H8V2v12H5.5h5'

type MarkProps = {
  /** Makes the mark a link. Without it the mark is only drawn. */
  readonly href?: string | undefined
}

/** The mark with the name of the site; the size follows the font size. */
export function Mark({ href }: MarkProps) {
  const drawing = (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={scales} />
      </svg>
      저울
    </>
  )
  return href === undefined ? (
    <span className={styles.mark}>{drawing}</span>
  ) : (
    <a className={styles.mark} href={href}>
      {drawing}
    </a>
  )
}
