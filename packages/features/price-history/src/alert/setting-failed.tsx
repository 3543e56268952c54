import { $settingStatus } from '@jeoul/price-history/alert'
import { Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Says that the host refused the change, and that the shopper can press again. */
export function SettingFailed() {
  const status = useUnit($settingStatus)
  return <Notice tone="amber">{status === 'failed' && '저장하지 못했어요. 다시 눌러 주세요.'}</Notice>
}
