import { $sheetLines } from '@jeoul/estimate'
import { Button, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Panel } from '../panel.tsx'
import scripted from '../scripted.module.css'
import { SuggestionRow } from './suggestion-row.tsx'
import styles from './suggestions.module.css'
import { $suggestions, suggestionsRequested } from './suggestions-model.ts'

/** Suggests equivalent, cheaper parts on request. Nothing changes before the shopper presses. */
export function SuggestionsPanel() {
  const [lines, state, ask] = useUnit([$sheetLines, $suggestions, suggestionsRequested])
  if (lines.length === 0) return null
  return (
    <Panel title="같은 사양, 더 싸게" className={scripted.block}>
      {state.status === 'idle' && (
        <>
          <p>사양이 같거나 더 나으면서 값이 싼 부품이 있는지 찾아요. 호환성이 나빠지는 부품은 빼요.</p>
          <Button className={styles.ask} onClick={() => ask()}>
            더 싼 부품 찾기
          </Button>
        </>
      )}
      {state.status === 'loading' && <Skeleton className={styles.waiting} />}
      {state.status === 'failed' && (
        <FailedState compact title="부품 가격을 불러오지 못했어요" onRetry={() => ask()} />
      )}
      <p role="status">
        {state.status === 'ready' &&
          (state.suggestions.length > 0
            ? `바꾸면 가격이 내려가는 부품이 ${state.suggestions.length}개 있어요.`
            : '같은 사양에 더 싼 부품을 찾지 못했어요.')}
      </p>
      {state.status === 'ready' && (
        <ul className={styles.list}>
          {state.suggestions.map(suggestion => (
            <SuggestionRow key={suggestion.line.part.part_id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
