import type { Part } from '@jeoul/api/types'
import type { Fix } from '@jeoul/compatibility'
import { kindLabel } from '@jeoul/estimate'
import { particleRo } from '@jeoul/format'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $candidateFix, candidateFixAsked } from './candidate-fix-model.ts'
import { ignoreSecondPress } from './ignore-second-press.ts'
import styles from './picker.module.css'
import { candidateChosen } from './picker-model.ts'

/** What else would have to change for a candidate that does not fit, once the shopper asks. */
export function CandidateFix({ part }: { readonly part: Part }) {
  const [found, ask, choose] = useUnit([$candidateFix, candidateFixAsked, candidateChosen])
  if (found?.partId !== part.part_id) {
    return (
      <Button tone="quiet" aria-label={`${part.name}, 맞추는 방법 보기`} onClick={() => ask(part)}>
        맞추는 방법 보기
      </Button>
    )
  }
  const { fix, isWaiting, both } = found
  if (!fix) {
    return (
      <p role="status">{isWaiting ? '맞는 부품을 찾는 중이에요' : '부품 하나만 바꿔서는 맞출 수 없어요'}</p>
    )
  }
  return (
    <p role="status" className={styles.fix}>
      {fixWords(fix)}
      {both !== null && (
        <span>
          함께 바꾸면 지금보다 <Won amount={both} signed />
        </span>
      )}
      <Button
        onClick={event => {
          ignoreSecondPress(event.nativeEvent)
          choose({ part, also: { part: fix.part, instead: fix.replaces, quantity: fix.quantity } })
        }}
      >
        {fix.replaces === fix.part.part_id ? '담고 수량 줄이기' : '둘 다 담기'}
      </Button>
    </p>
  )
}

function fixWords({ part, replaces, quantity }: Fix): string {
  const kind = kindLabel(part.kind)
  if (replaces === part.part_id) return `${kind} 수량을 ${quantity}개로 줄이면 맞아요`
  if (replaces === null) return `${kind} ‘${part.name}’도 담으면 맞아요`
  return `${kind}도 ‘${part.name}’${particleRo(part.name)} 바꾸면 맞아요`
}
