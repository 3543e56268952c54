import {
  $canUndo,
  $change,
  changeRead,
  changeRedone,
  changeUndone,
  changeWords,
  type EstimateChange,
  kindFacts,
  pieceAdded,
} from '@jeoul/estimate'
import { Button, Toast, ToastPlace, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'

type ChangeProps = { readonly change: EstimateChange }

/** Says what a change did, and what it adds to the total. */
export function ChangeSummary({ change }: ChangeProps) {
  const { kind, difference } = change
  return (
    <>
      <span>{changeWords(change)}</span>{' '}
      {kind !== 'full' && kind !== 'present' && (
        <b>
          {difference === null ? (
            '가격 차이를 알 수 없어요'
          ) : difference === 0 ? (
            '가격은 그대로예요'
          ) : (
            <Won amount={difference} signed />
          )}
        </b>
      )}
    </>
  )
}

/** Offers to undo a change, or to redo one that was undone. If the part was already there, offers one more piece. */
export function ChangeBack({ change: { kind, part } }: ChangeProps) {
  const [canUndo, undo, redo, addPiece] = useUnit([$canUndo, changeUndone, changeRedone, pieceAdded])
  if (kind === 'undone') {
    return (
      <Button tone="quiet" onClick={() => redo()}>
        다시 하기
      </Button>
    )
  }
  if (kind === 'present') {
    return part && !kindFacts(part.kind)?.isSingle ? (
      <Button tone="quiet" onClick={() => addPiece(part.part_id)}>
        수량 +1
      </Button>
    ) : null
  }
  return canUndo && kind !== 'full' ? (
    <Button tone="quiet" onClick={() => undo()}>
      되돌리기
    </Button>
  ) : null
}

/** Announces the last change and what it adds to the total, and offers to undo it. */
export function ChangeToast() {
  const [change, read] = useUnit([$change, changeRead])
  return (
    <ToastPlace>
      <Toast of={change} onClose={read}>
        {change && (
          <>
            <ChangeSummary change={change} />
            <ChangeBack change={change} />
          </>
        )}
      </Toast>
    </ToastPlace>
  )
}
