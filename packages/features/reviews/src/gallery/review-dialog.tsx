import { $reviewLayer, galleryShown, reviewRules } from '@jeoul/reviews'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { MediaGallery } from './media-gallery.tsx'
import { MediaViewer } from './media-viewer.tsx'

/** Pictures and videos of reviews: all of them to choose from, or one in full screen. */
export default function ReviewDialog({ open }: { readonly open: 'review-media' | null }) {
  const [layer, show, close] = useUnit([$reviewLayer, galleryShown, closeLayer])
  useEffect(() => show(), [show])
  // After a reload the open picture is unknown.
  const isLost = open !== null && layer === null
  useEffect(() => {
    if (isLost) close()
  }, [isLost, close])
  if (open === null || !layer) return null
  return (
    <Dialog title={`${reviewRules[layer.kind].label} 사진·동영상`} isFull onClose={close}>
      {layer.viewer ? <MediaViewer layer={layer} viewer={layer.viewer} /> : <MediaGallery layer={layer} />}
    </Dialog>
  )
}
