import type { Part } from '@jeoul/api/types'
import {
  $canUndo,
  $change,
  changeRead,
  changeRedone,
  changeUndone,
  type EstimateChange,
  kindFacts,
  kindLabel,
  pieceAdded,
} from '@jeoul/estimate'
import { particleEul } from '@jeoul/format'
import { Button, Toast, ToastPlace, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Describes a change without its price; if several parts changed, all of them. */
export function changeWords({ kind, part, count, present = 0, also }: EstimateChange): string {
  if (also && part) return allWords([{ kind, part }, ...also])
  if (count !== undefined) {
    return `부품 ${count}개를 담았어요${present > 0 ? ` (${present}개는 이미 있어요)` : ''}`
  }
  const noun = part ? kindLabel(part.kind) : '부품'
  const label = withEul(noun)
  switch (kind) {
    case 'added':
      return `${label} 담았어요`
    case 'swapped':
      return `${label} 바꿨어요`
    case 'removed':
      return `${label} 뺐어요`
    case 'counted':
      return `${noun} 수량을 바꿨어요`
    case 'pcs':
      return 'PC 대수를 바꿨어요'
    case 'cleared':
      return '견적을 비웠어요'
    case 'started':
      return '구성을 불러왔어요'
    case 'undone':
      return '되돌렸어요'
    case 'redone':
      return '다시 바꿨어요'
    case 'present':
      return part ? '이미 담겨 있는 상품이에요' : '고른 상품이 모두 이미 담겨 있어요'
    case 'full':
      return '견적에 더 담을 수 없어요. 부품을 빼고 다시 담아 주세요'
  }
}

/** 'CPU·메인보드를 바꿨어요', 'CPU·메인보드를 바꾸고 쿨러를 담았어요' */
function allWords(
  changes: readonly { readonly kind: EstimateChange['kind']; readonly part: Part }[],
): string {
  const kind = changes[0]?.kind
  const end = changes.findIndex(change => change.kind !== kind)
  const [alike, others] = end < 0 ? [changes, []] : [changes.slice(0, end), changes.slice(end)]
  const nouns = alike.map(({ part }) => kindLabel(part.kind)).join('·')
  const object = kind === 'counted' ? `${nouns} 수량을` : withEul(nouns)
  const [and, done] = kind === 'added' ? ['담고', '담았어요'] : ['바꾸고', '바꿨어요']
  return others.length > 0 ? `${object} ${and} ${allWords(others)}` : `${object} ${done}`
}

function withEul(noun: string): string {
  return noun + particleEul(noun)
}

type ChangeProps = { readonly change: EstimateChange }

/** Describes a change and its effect on the total. */
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

/** Announces the last change with its effect on the total, and offers to undo it. */
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
