import { $ways } from '@jeoul/ssr'
import { Button, glyph, Icon, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $rowTrouble, troubleClosed } from './row-model.ts'
import styles from './row-trouble.module.css'

/** Says that a press in a list was taken back, and why. */
export function RowTrouble() {
  const [trouble, ways, close] = useUnit([$rowTrouble, $ways, troubleClosed])
  return (
    <div className={styles.place}>
      <Notice tone="amber">
        {trouble === 'failed' && '찜을 바꾸지 못해 되돌렸어요. 다시 눌러 주세요.'}
        {trouble === 'login' && (
          <>
            로그인이 끝나서 찜을 되돌렸어요. <a href={ways.login}>다시 로그인하기</a>
          </>
        )}
        {trouble && (
          <Button tone="quiet" onClick={() => close()}>
            <Icon of={glyph.close} label="닫기" />
          </Button>
        )}
      </Notice>
    </div>
  )
}
