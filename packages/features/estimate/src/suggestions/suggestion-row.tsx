import { goodsCondition, kindLabel, likenessWords, partChosen, type Suggestion } from '@jeoul/estimate'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './suggestions.module.css'

/** Suggests to replace one part by another: says what stays the same, and what it saves. */
export function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
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
