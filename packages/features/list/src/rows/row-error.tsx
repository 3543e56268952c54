import { $siteLinks } from '@jeoul/ssr'
import { Button, glyph, Icon, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './row-error.module.css'
import { $rowError, rowErrorClosed } from './row-model.ts'

/** Says that a press in a list was undone, and why. */
export function RowError() {
  const [error, links, close] = useUnit([$rowError, $siteLinks, rowErrorClosed])
  return (
    <div className={styles.place}>
      <Notice tone="amber">
        {error === 'failed' && '찜을 바꾸지 못해 되돌렸어요. 다시 눌러 주세요.'}
        {error === 'login' && (
          <>
            로그인이 끝나서 찜을 되돌렸어요. <a href={links.login}>다시 로그인하기</a>
          </>
        )}
        {error && (
          <Button tone="quiet" onClick={() => close()}>
            <Icon of={glyph.close} label="닫기" />
          </Button>
        )}
      </Notice>
    </div>
  )
}
