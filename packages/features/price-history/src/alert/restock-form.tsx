import type { PriceState } from '@jeoul/api/types'
import { $settingStatus, alertSet } from '@jeoul/price-history/alert'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './alert-dialog.module.css'
import { toldWords } from './alert-words.ts'
import { SettingFailed } from './setting-failed.tsx'

/** Sets an alert for a product that nobody sells today. */
export function RestockForm({ state }: { readonly state: PriceState }) {
  const [status, set] = useUnit([$settingStatus, alertSet])
  if (state === 0) {
    return <p className={styles.note}>단종된 상품이라 알림을 켤 수 없어요.</p>
  }
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        set({ target: null, isPersonal: false })
      }}
    >
      <p className={styles.note}>
        {state === 1 ? '지금은 파는 몰이 없어요. ' : '아직 파는 몰이 없어요. '}
        다시 살 수 있으면 알려 드려요. {toldWords}
      </p>
      <SettingFailed />
      <Button type="submit" tone="solid" disabled={status === 'saving'}>
        {status === 'saving' ? '저장하는 중이에요' : '알림 켜기'}
      </Button>
    </form>
  )
}
