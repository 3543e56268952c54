import { $gallery, $selectedImageIndex, imageSelected, imageStepped, type ReadProduct } from '@jeoul/product'
import { closeLayer, openLayer } from '@jeoul/router'
import { Button, Dialog, glyph, Icon, PictureViewer, Thumbnails, ZoomPicture } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/**
 * The product's pictures in full screen, enlarged up to four times. Arrow keys turn them, wherever the focus is, unless
 * they move an enlarged one.
 */
export function ZoomDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const [media, index] = useUnit([$gallery, $selectedImageIndex])
  const [select, step, play, close] = useUnit([imageSelected, imageStepped, openLayer, closeLayer])
  const isSingle = media.length < 2
  useEffect(() => {
    const turn = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || isSingle) return
      if (key === 'ArrowRight') step(1)
      if (key === 'ArrowLeft') step(-1)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [isSingle, step])
  const shown = media[index]
  const turnBySwipe = (to: 1 | -1) => {
    if (!isSingle) step(to)
  }
  return (
    <Dialog title="상품 사진" isFull onClose={close}>
      <PictureViewer
        bar={
          !isSingle && (
            <>
              <Button onClick={() => step(-1)}>
                <Icon of={glyph.chevronLeft} label="이전 사진" />
              </Button>
              <p className="sr-only" aria-live="polite">{`사진 ${index + 1} / ${media.length}`}</p>
              <Thumbnails media={media} index={index} onSelect={select} />
              <Button onClick={() => step(1)}>
                <Icon of={glyph.chevronRight} label="다음 사진" />
              </Button>
            </>
          )
        }
      >
        {shown?.type === 'image' && (
          <ZoomPicture key={shown.url} url={shown.url} text={item.name} onStep={turnBySwipe} />
        )}
        {shown?.type === 'video' && (
          <Button tone="solid" onClick={() => play('video')}>
            <Icon of={glyph.play} filled />
            동영상 보기
          </Button>
        )}
      </PictureViewer>
    </Dialog>
  )
}
