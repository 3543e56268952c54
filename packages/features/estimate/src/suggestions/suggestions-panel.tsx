import {
  $sheetLines,
  goodsCondition,
  kindLabel,
  likenessWords,
  partChosen,
  type Suggestion,
} from '@jeoul/estimate'
import { Button, FailedState, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import panel from '../panel.module.css'
import { Panel } from '../panel.tsx'
import styles from './suggestions.module.css'
import { $suggestions, suggestionsRequested } from './suggestions-model.ts'

/** Suggests to replace one part by another: names the equivalent figures and the saving. */
function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  const choose = useUnit(partChosen)
  const { line, part, saving } = suggestion
  const condition = goodsCondition(part)
  return (
    <li>
      <p>
        <b>{kindLabel(part.kind)}</b> {part.name}
      </p>
      <p className={styles.why}>{likenessWords(part.kind)}</p>
      {condition && (
        <p className={styles.why}>
          {condition.label} 상품이에요. {condition.note}
        </p>
      )}
      <p className={styles.act}>
        <b>
          <Won amount={-saving} signed />
        </b>
        <Button
          aria-label={`${part.name} 상품으로 바꾸기`}
          onClick={() => choose({ part, instead: line.part.part_id })}
        >
          바꾸기
        </Button>
      </p>
    </li>
  )
}

/** Suggests equivalent, cheaper parts on request. Nothing changes before the shopper presses. */
export function SuggestionsPanel() {
  const [lines, state, ask] = useUnit([$sheetLines, $suggestions, suggestionsRequested])
  if (lines.length === 0) return null
  return (
    <Panel title="같은 사양, 더 싸게" className={panel.scripted}>
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
