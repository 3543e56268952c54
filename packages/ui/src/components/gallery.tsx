import type { KeyboardEvent } from 'react'
import { cx } from './cx.ts'
import styles from './gallery.module.css'
import { chevronLeft, chevronRight, play } from './glyph.ts'
import { Icon } from './icon.tsx'
import { type Medium, pictureOf, Thumbnails } from './thumbnails.tsx'
import { useSwipe } from './use-swipe.ts'

type GalleryProps = {
  /** What the pictures show, for their alternative texts. */
  readonly name: string
  readonly media: readonly Medium[]
  /** The index of the large picture, from 0. */
  readonly index: number
  readonly onSelect: (index: number) => void
  /** 1 for next, -1 for previous. */
  readonly onStep: (step: 1 | -1) => void
  /** The visitor asked to play the large video. */
  readonly onPlay: () => void
  /** The visitor pressed the large picture, or put two fingers on it. */
  readonly onZoom?: () => void
}

/** A product's pictures: a large one, and thumbnails below. Navigated by arrow keys, swipes or presses. */
export function Gallery({ name, media, index, onSelect, onStep, onPlay, onZoom }: GalleryProps) {
  const swipe = useSwipe(onStep, onZoom)
  const shown = media[index]
  if (!shown) return null
  const isSingle = media.length === 1
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (step === null || isSingle) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <section className={styles.gallery} aria-label="상품 사진" onKeyDown={turn}>
      <div className={styles.stage} {...(isSingle ? {} : swipe)}>
        <img
          className={styles.large}
          src={shown.type === 'image' ? shown.url : pictureOf(shown)}
          alt={shown.type === 'image' ? name : ''}
          width={440}
          height={440}
          draggable={false}
          fetchPriority="high"
        />
        {shown.type === 'image' && onZoom && (
          <button type="button" className={styles.zoom} aria-label="사진 크게 보기" onClick={onZoom} />
        )}
        {shown.type === 'video' && (
          <button type="button" className={styles.play} onClick={onPlay}>
            <Icon of={play} filled />
            동영상 보기
          </button>
        )}
        {!isSingle && (
          <>
            <button type="button" className={cx(styles.turn, styles.back)} onClick={() => onStep(-1)}>
              <Icon of={chevronLeft} label="이전 사진" />
            </button>
            <button type="button" className={cx(styles.turn, styles.on)} onClick={() => onStep(1)}>
              <Icon of={chevronRight} label="다음 사진" />
            </button>
          </>
        )}
      </div>
      {!isSingle && (
        <>
          <p className="sr-only" aria-live="polite">{`사진 ${index + 1} / ${media.length}`}</p>
          <Thumbnails media={media} index={index} onSelect={onSelect} />
        </>
      )}
    </section>
  )
}
