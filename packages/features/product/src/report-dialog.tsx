import { ReportBody } from '@jeoul/feature-reviews/report-body'
import type { ReadProduct } from '@jeoul/product'
import { itemReport } from '@jeoul/product/actions'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './item-dialogs.module.css'

/** Reports a mistake on the product's page. */
export function ReportDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const [begin, close] = useUnit([itemReport.opened, closeLayer])
  useEffect(() => void begin({ itemId: item.item_id }), [begin, item.item_id])
  return (
    <Dialog title="신고하기" onClose={close}>
      <p className={styles.subject}>{item.name}</p>
      <ReportBody report={itemReport} />
    </Dialog>
  )
}
