import { ReportBody } from '@jeoul/feature-reviews/report-body'
import type { ReadProduct } from '@jeoul/product'
import { itemReport, reportSubject } from '@jeoul/product/actions'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './item-dialogs.module.css'

/** Reports a mistake on the product's page. */
export function ReportDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const [begin, close, { data }] = useUnit([itemReport.opened, closeLayer, reportSubject.$state])
  const { name, image } = data?.item_id === item.item_id ? data : item
  useEffect(() => void begin({ itemId: item.item_id }), [begin, item.item_id])
  return (
    <Dialog title="신고하기" onClose={close}>
      <p className={styles.subject}>
        <img src={image} alt="" width={48} height={48} />
        {name}
      </p>
      <ReportBody report={itemReport} />
    </Dialog>
  )
}
