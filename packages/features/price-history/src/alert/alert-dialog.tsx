import { $dialogChange, $dialogItem, alertsOpened } from '@jeoul/price-history/alert'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './alert-dialog.module.css'
import { AlertSetting } from './alert-setting.tsx'
import { dialogTitle } from './alert-words.ts'

/** Sets, changes and removes the alert for the requested product. */
export default function AlertDialog({ open }: { readonly open: string | null }) {
  const [item, change, close, begin] = useUnit([$dialogItem, $dialogChange, closeLayer, alertsOpened])
  useEffect(() => begin(), [begin])
  const isStale = open !== null && item === null
  // After a reload the history may reopen the layer without a requested product.
  useEffect(() => {
    if (isStale) close()
  }, [isStale, close])
  if (open === null || !item) return null
  return (
    <Dialog title={dialogTitle(change?.price_state ?? item.state)} onClose={close}>
      <p className={styles.what}>{item.name}</p>
      <AlertSetting />
    </Dialog>
  )
}
