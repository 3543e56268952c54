import { $canRedo, $canUndo, $estimate, changeRedone, changeUndone, linesReplaced } from '@jeoul/estimate'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './sheet.module.css'

/**
 * Undoes with Ctrl+Z and redoes with Ctrl+Shift+Z or Ctrl+Y, except in layers and in fields, which undo their own text.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event)
      if (!act || isElsewhere(event.target)) return
      event.preventDefault()
      if (act === 'redo') redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}

function actOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const letter = letterOf(event)
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !event.shiftKey ? 'redo' : null
}

/** The letter of a key. While one types Hangul, the key of Z writes ㅋ: then its place on the keyboard counts. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

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
