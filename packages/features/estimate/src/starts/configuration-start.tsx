import { $siteProps } from '@jeoul/page'
import { Button } from '@jeoul/ui'
import { loginNeeded } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'
import styles from '../sheet/sheet.module.css'
import { $isStartFailed, $isStarting, configurationWanted } from './configuration-model.ts'

/** Shows an empty estimate, and the configuration that members can start from. */
export function SheetStart() {
  const [{ isLogged }, isStarting, isFailed] = useUnit([$siteProps, $isStarting, $isStartFailed])
  const [start, needLogin] = useUnit([configurationWanted, loginNeeded])
  const press = () => (isLogged ? start() : needLogin({ needs: '기본 구성으로 시작하려면' }))
  return (
    <div className={styles.hint}>
      <p>부품을 하나 골라 보세요. 고를 때마다 서로 맞는지와 모두 얼마인지 알려 드려요.</p>
      <Button disabled={isStarting} onClick={press}>
        {isStarting ? '불러오는 중이에요' : '기본 구성으로 시작'}
      </Button>
      <p role="status">{isFailed && '기본 구성을 불러오지 못했어요. 잠시 뒤에 다시 눌러 주세요.'}</p>
    </div>
  )
}
