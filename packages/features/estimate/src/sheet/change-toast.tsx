import { $canUndo, $change, changeRead, changeRedone, changeUndone, changeWords } from '@jeoul/estimate'
import { Button, glyph, Icon, Notice, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './change-toast.module.css'

/** How long a message stays, in milliseconds (assumed). */
const shown = 7_000

/** Says what the last change did and what it adds to the total, and takes it back. */
export function ChangeToast() {
  const [change, canUndo] = useUnit([$change, $canUndo])
  const [read, undo, redo] = useUnit([changeRead, changeUndone, changeRedone])
  useEffect(() => {
    if (!change) return
    const timer = setTimeout(() => read(), shown)
    return () => clearTimeout(timer)
  }, [change, read])
  return (
    <div className={styles.place}>
      <Notice>
        {change && (
          <>
            <span>{changeWords(change)}</span>
            {change.difference !== null && change.difference !== 0 && (
              <b>
                <Won amount={change.difference} signed />
              </b>
            )}
            {change.kind === 'undone' ? (
              <Button tone="quiet" onClick={() => redo()}>
                다시 하기
              </Button>
            ) : (
              canUndo &&
              change.kind !== 'full' && (
                <Button tone="quiet" onClick={() => undo()}>
                  되돌리기
                </Button>
              )
            )}
            <Button tone="quiet" onClick={() => read()}>
              <Icon of={glyph.close} label="닫기" />
            </Button>
          </>
        )}
      </Notice>
    </div>
  )
}
