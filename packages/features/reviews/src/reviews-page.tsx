import { $product } from '@jeoul/product'
import { $openReviews, ownAddress } from '@jeoul/reviews'
import { useUnit } from 'effector-react'
import { ReviewPages } from './reading/review-pages.tsx'
import { ReviewPanel } from './reading/review-panel.tsx'
import { ReviewedProduct } from './reading/reviewed-product.tsx'
import styles from './reviews-page.module.css'

/** All reviews of a product. */
export default function ReviewsPage() {
  const [open, product] = useUnit([$openReviews, $product])
  return (
    <div className={styles.page}>
      <ReviewedProduct product={product} />
      {open && (
        <ReviewPanel open={open} address={ownAddress}>
          <ReviewPages open={open} />
        </ReviewPanel>
      )}
    </div>
  )
}
