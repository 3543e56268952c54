import { $canUndo, $change, changeRead, changeRedone, changeUndone, changeWords } from '@jeoul/estimate'
import { Button, Toast, ToastPlace, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Says what the last change did and what it adds to the total, and takes it back. */
export function ChangeToast() {
  const [change, canUndo] = useUnit([$change, $canUndo])
  const [read, undo, redo] = useUnit([changeRead, changeUndone, changeRedone])
  return (
    <ToastPlace>
      <Toast of={change} onClose={read}>
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
          </>
        )}
      </Toast>
    </ToastPlace>
  )
}
