import { galleryWanted, type ReviewLayer, type Viewer, viewerMoved, viewerStepped } from '@jeoul/reviews'
import { Button, glyph, Icon, PictureViewer } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ShownMedium } from './shown-medium.tsx'
import { WaitingMedium } from './waiting-medium.tsx'

type MediaViewerProps = { readonly layer: ReviewLayer; readonly viewer: Viewer }

/** One picture or video in full screen. Arrow keys, Home, End and swipes turn. */
export function MediaViewer({ layer, viewer: { media, index, hasMore } }: MediaViewerProps) {
  const [step, move, showAll] = useUnit([viewerStepped, viewerMoved, galleryWanted])
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      // A video's own controls use these keys too.
      if (event.defaultPrevented || event.target instanceof HTMLMediaElement) return
      if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'ArrowLeft') step(-1)
      else if (event.key === 'Home') move('first')
      else if (event.key === 'End') move('last')
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [step, move])
  const shown = media[index]
  const place = `${index + 1} / ${media.length}${hasMore ? '+' : ''}`
  return (
    <PictureViewer
      bar={
        <>
          <Button disabled={index === 0} onClick={() => step(-1)}>
            <Icon of={glyph.chevronLeft} label="이전" />
          </Button>
          <p aria-live="polite">{shown && place}</p>
          <Button disabled={index >= media.length - (hasMore ? 0 : 1)} onClick={() => step(1)}>
            <Icon of={glyph.chevronRight} label="다음" />
          </Button>
          <Button tone="quiet" onClick={showAll}>
            모두 보기
          </Button>
        </>
      }
    >
      {shown ? (
        <ShownMedium key={shown.url} medium={shown} place={place} onStep={step} />
      ) : (
        <WaitingMedium layer={layer} />
      )}
    </PictureViewer>
  )
}
