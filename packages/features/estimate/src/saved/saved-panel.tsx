import {
  $estimate,
  $mergeable,
  $saved,
  estimateSaved,
  freeName,
  maxEstimateNameLength,
  memberEstimates,
  savedMerged,
  savedOpened,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { formatDay } from '@jeoul/format'
import { Button, FailedState, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import panel from '../panel.module.css'
import { Panel } from '../panel.tsx'
import styles from './saved.module.css'
import { SavedRow } from './saved-row.tsx'
import { SavedWords } from './saved-words.tsx'

/** Calls back when the view appears, and whenever the shopper returns to its tab. */
export function useWheneverShown(onShown: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const follow = () => document.visibilityState === 'visible' && onShown()
    document.addEventListener('visibilitychange', follow, stop)
    onShown()
    return () => stop.abort()
  }, [onShown])
}

/** Saves the open estimate under a name. */
function SaveForm() {
  const [saved, save] = useUnit([$saved, estimateSaved])
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('estimate-name')
        if (!(field instanceof HTMLInputElement)) return
        save(field.value.trim() || freeName(saved, `${formatDay(new Date().toISOString())} 견적`))
        field.value = ''
      }}
    >
      <TextField
        label="견적 이름"
        labelHidden
        name="estimate-name"
        placeholder="이름 (예: 거실 게임용)"
        maxLength={maxEstimateNameLength}
        autoComplete="off"
      />
      <Button type="submit">저장</Button>
    </form>
  )
}

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
    <Panel title="내 견적" className={panel.scripted}>
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
