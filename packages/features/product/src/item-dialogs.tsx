import { $product } from '@jeoul/product'
import { useUnit } from 'effector-react'
import { ReportDialog } from './report-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'
import { ZoomDialog } from './zoom-dialog.tsx'

type ItemDialogsProps = { readonly open: 'share' | 'report' | 'stock' | 'video' | 'zoom' | null }

/** Renders the dialog that is open over a product's page. */
export default function ItemDialogs({ open }: ItemDialogsProps) {
  const product = useUnit($product)
  if (!product) return null
  switch (open) {
    case 'share':
      return <ShareDialog product={product} />
    case 'report':
      return <ReportDialog product={product} />
    case 'stock':
      return <StockDialog product={product} />
    case 'video':
      return <VideoDialog product={product} />
    case 'zoom':
      return <ZoomDialog product={product} />
    default:
      return null
  }
}
