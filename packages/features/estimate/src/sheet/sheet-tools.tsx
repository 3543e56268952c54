import { $canRedo, $canUndo, $estimate, changeRedone, changeUndone, linesReplaced } from '@jeoul/estimate'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './sheet.module.css'
import { useUndoKeys } from './use-undo-keys.ts'

/** Undo, redo, and start over. */
export function SheetTools() {
  const [canUndo, canRedo, { lines }] = useUnit([$canUndo, $canRedo, $estimate])
  const [undo, redo, replace] = useUnit([changeUndone, changeRedone, linesReplaced])
  useUndoKeys(undo, redo)
  return (
    <p className={styles.tools}>
      <Button tone="quiet" disabled={!canUndo} onClick={() => undo()} aria-keyshortcuts="Control+Z">
        되돌리기
      </Button>
      <Button
        tone="quiet"
        disabled={!canRedo}
        onClick={() => redo()}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
      >
        다시 하기
      </Button>
      <Button tone="quiet" disabled={lines.length === 0} onClick={() => replace([])}>
        모두 비우기
      </Button>
    </p>
  )
}
