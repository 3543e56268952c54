import { galleryWanted, pictureOf, type Viewer, viewerMoved, viewerStepped } from '@jeoul/reviews'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './media-viewer.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

/** One picture or video on the whole screen. Arrow keys, Home and End turn, and so do swipes. */
export function MediaViewer({ viewer: { media, index } }: { readonly viewer: Viewer }) {
  const [step, move, showAll] = useUnit([viewerStepped, viewerMoved, galleryWanted])
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      // A video's own controls use these keys too.
      if (event.defaultPrevented || event.target instanceof HTMLMediaElement) return
      if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'ArrowLeft') step(-1)
      else if (event.key === 'Home') move(0)
      else if (event.key === 'End') move(Infinity)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [step, move])
  const shown = media[index]
  if (!shown) return null
  const place = `${index + 1} / ${media.length}`
  return (
    <div className={styles.viewer}>
      <div className={styles.stage}>
        {shown.type === 'video' ? (
          <video
            key={shown.url}
            src={shown.url}
            poster={pictureOf(shown) ?? undefined}
            aria-label={`구매자 동영상 ${place}`}
            controls
            playsInline
          >
            <track kind="captions" />
          </video>
        ) : (
          <ZoomPicture key={shown.url} url={shown.url} text={`구매자 사진 ${place}`} onStep={step} />
        )}
      </div>
      <div className={styles.bar}>
        <Button disabled={index === 0} onClick={() => step(-1)}>
          <Icon of={glyph.chevronLeft} label="이전" />
        </Button>
        <p aria-live="polite">{place}</p>
        <Button disabled={index === media.length - 1} onClick={() => step(1)}>
          <Icon of={glyph.chevronRight} label="다음" />
        </Button>
        <Button tone="quiet" onClick={showAll}>
          모아 보기
        </Button>
      </div>
    </div>
  )
}
