import { $product } from '@jeoul/product'
import { useUnit } from 'effector-react'
import { $itemLayer } from './item-layer.ts'
import { ReportLayer } from './report-dialog.tsx'
import { ShareLayer } from './share-dialog.tsx'
import { StockLayer } from './stock-dialog.tsx'
import { VideoLayer } from './video-dialog.tsx'

/** The layer that is open. */
export default function ItemLayers() {
  const [layer, product] = useUnit([$itemLayer, $product])
  if (!product) return null
  switch (layer) {
    case 'share':
      return <ShareLayer product={product} />
    case 'report':
      return <ReportLayer product={product} />
    case 'stock':
      return <StockLayer product={product} />
    case 'video':
      return <VideoLayer product={product} />
    default:
      return null
  }
}
