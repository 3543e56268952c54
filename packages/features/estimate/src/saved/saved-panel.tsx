import {
  $estimate,
  $mergeable,
  $saved,
  memberEstimates,
  savedMerged,
  savedOpened,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { Button, FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Panel } from '../panel.tsx'
import scripted from '../scripted.module.css'
import { SaveForm } from './save-form.tsx'
import styles from './saved.module.css'
import { SavedRow } from './saved-row.tsx'
import { SavedWords } from './saved-words.tsx'
import { useWheneverShown } from './use-whenever-shown.ts'

/** Lists the shopper's saved estimates, with a form to save the open one. */
export function SavedPanel() {
  const [saved, mergeable, estimate] = useUnit([$saved, $mergeable, $estimate])
  const [state, open, retry, merge] = useUnit([
    memberEstimates.$state,
    savedOpened,
    memberEstimates.retried,
    savedMerged,
  ])
  useWheneverShown(open)
  const query = writeEstimateQuery(estimate)
  const isFailed = saved === null && state.status === 'failed'
  return (
    <Panel title="내 견적" className={scripted.block}>
      {estimate.lines.length > 0 ? <SaveForm /> : <p>부품을 담으면 이름을 붙여 저장해 둘 수 있어요.</p>}
      <SavedWords />
      {isFailed && <FailedState compact title="저장한 견적을 불러오지 못했어요" onRetry={() => retry()} />}
      {mergeable.length > 0 && (
        <p className={styles.offer}>
          <span>{`로그인 전에 이 기기에 저장한 견적이 ${mergeable.length}개 있어요.`}</span>
          <Button onClick={() => merge()}>내 견적에 합치기</Button>
        </p>
      )}
      <ul className={styles.list}>
        {saved?.map(each => (
          <SavedRow
            key={each.key}
            estimate={each}
            isOpen={each.query === query}
            canReplace={estimate.lines.length > 0 && each.query !== query}
          />
        ))}
      </ul>
    </Panel>
  )
}
