import { $savedOutcome, type SavedOutcome, savedRestored, savingRetried } from '@jeoul/estimate'
import { particleEul, particleRo } from '@jeoul/format'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './saved.module.css'

const cautions: ReadonlySet<string> = new Set(['failed', 'taken', 'changed', 'apart', 'kept'])

/** Reports the last change of the saved estimates. A failed one can be retried, a deletion or replacement undone. */
export function SavedWords() {
  const [outcome, restore, retry] = useUnit([$savedOutcome, savedRestored, savingRetried])
  return (
    <Notice tone={outcome && cautions.has(outcome.kind) ? 'amber' : 'plain'}>
      {outcome && (
        <span className={styles.outcome}>
          {/* In an element of its own: React cannot remove a bare text that the browser has translated. */}
          <span>{wordsOf(outcome)}</span>
          {outcome.kind === 'failed' && (
            <Button tone="quiet" onClick={() => retry()}>
              다시 시도
            </Button>
          )}
          {outcome.kind === 'deleted' && (
            <Button tone="quiet" onClick={() => restore()}>
              되살리기
            </Button>
          )}
          {outcome.kind === 'replaced' && (
            <Button tone="quiet" onClick={() => restore()}>
              되돌리기
            </Button>
          )}
        </span>
      )}
    </Notice>
  )
}

function wordsOf({ kind, estimate }: SavedOutcome): string {
  const name = estimate?.name ?? ''
  switch (kind) {
    case 'saved':
      return `‘${name}’${particleEul(name)} 저장했어요.`
    case 'draft':
      return `전에 짜던 견적은 ‘${name}’ 이름으로 저장해 두었어요.`
    case 'renamed':
      return `‘${name}’${particleRo(name)} 이름을 바꿨어요.`
    case 'taken':
      return `‘${name}’ 견적이 이미 있어요. 다른 이름을 지어 주세요.`
    case 'changed':
      return `‘${name}’ 견적이 다른 창이나 기기에서 바뀌었어요. 지금 보는 견적은 바뀌기 전 내용이에요.`
    case 'apart':
      return `다른 창이나 기기에서 이 견적이 바뀌어서, 지금 견적은 ‘${name}’${particleRo(name)} 따로 저장했어요.`
    case 'kept':
      return `‘${name}’ 견적이 다른 창이나 기기에서 바뀌어서 지우지 않았어요.`
    case 'failed':
      return '저장하지 못해 되돌렸어요.'
    case 'deleted':
      return `‘${name}’${particleEul(name)} 지웠어요.`
    case 'replaced':
      return `‘${name}’${particleEul(name)} 지금 견적으로 바꿨어요.`
  }
}
