import { itemReport, maxWords } from '@jeoul/layer'
import type { ReadProduct } from '@jeoul/product'
import { layerClosed } from '@jeoul/router'
import { Dialog, FailedState, ReportForm, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './item-dialogs.module.css'

/** Reports a mistake on the product's page. */
export function ReportDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const [reasons, draft, step] = useUnit([itemReport.reasons.$state, itemReport.$draft, itemReport.$step])
  const [choose, type, send, close, retry] = useUnit([
    itemReport.reasonChosen,
    itemReport.wordsTyped,
    itemReport.sent,
    layerClosed,
    itemReport.reasons.retried,
  ])
  const begin = useUnit(itemReport.opened)
  useEffect(() => void begin({ itemId: item.item_id }), [begin, item.item_id])
  return (
    <Dialog title="신고하기" onClose={close}>
      <p className={styles.subject}>{item.name}</p>
      {reasons.status === 'loading' && <Skeleton className={styles.wait} />}
      {reasons.status === 'failed' && (
        <FailedState compact title="신고할 내용을 불러오지 못했어요" onRetry={retry} />
      )}
      {reasons.data && (
        <ReportForm
          reasons={reasons.data.map(({ id_notify, ment }) => ({ value: id_notify, label: ment }))}
          reason={draft.reason}
          words={draft.words}
          maxWords={maxWords}
          step={step}
          onReason={choose}
          onWords={type}
          onSend={() => send()}
          onClose={() => close()}
        />
      )}
    </Dialog>
  )
}
