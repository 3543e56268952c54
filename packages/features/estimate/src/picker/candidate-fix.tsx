import type { Part } from '@jeoul/api/types'
import { choiceOf } from '@jeoul/estimate'
import type { Fix } from '@jeoul/estimate/compatibility'
import { Button, useNearby, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useCallback, useRef } from 'react'
import { conditionWords, fixWords, noFixWords } from '../compatibility/fix-words.ts'
import { $candidateFixes, fixRequested, fixRetried } from './candidate-fix-model.ts'
import { candidateChosen } from './choose-candidate.ts'
import { ignoreSecondPress } from './ignore-second-press.ts'
import styles from './picker.module.css'

/**
 * Shows what else would have to change for a candidate that does not fit. Its space is reserved until the fix is found.
 */
export function CandidateFix({ part }: { readonly part: Part }) {
  const [fixes, near, retry] = useUnit([$candidateFixes, fixRequested, fixRetried])
  const found = fixes.get(part.part_id)
  const place = useRef<HTMLDivElement>(null)
  useNearby(
    place,
    useCallback(() => near(part), [near, part]),
  )
  return (
    <div ref={place} className={styles.fix}>
      {!found?.isDone && <p>함께 바꿀 부품을 찾고 있어요.</p>}
      {found?.isDone && found.fix && <FixOffer part={part} fix={found.fix} difference={found.difference} />}
      {found?.isDone && !found.fix && !found.isFailed && <p>{noFixWords}</p>}
      {found?.isDone && !found.fix && found.isFailed && (
        <>
          <p>함께 바꿀 부품을 불러오지 못했어요.</p>
          <Button onClick={() => retry(found)}>다시 시도</Button>
        </>
      )}
    </div>
  )
}

type FixOfferProps = { readonly part: Part; readonly fix: Fix; readonly difference: number | null }

function FixOffer({ part, fix, difference }: FixOfferProps) {
  const choose = useUnit(candidateChosen)
  const words = fixWords(fix)
  return (
    <Button
      className={styles.offer}
      title={words}
      aria-label={`${part.name}, 함께 담기, ${words}`}
      onClick={event => {
        ignoreSecondPress(event.nativeEvent)
        choose({ part, also: choiceOf(fix) })
      }}
    >
      <span>
        <b>함께 담기 {difference !== null && <Won amount={difference} signed />}</b> {words}{' '}
        {conditionWords(fix)}
      </span>
    </Button>
  )
}
