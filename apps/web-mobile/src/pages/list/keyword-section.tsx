import { readWords } from '@jeoul/filter-spec'
import { $query, choicesMade } from '@jeoul/list'
import { Button, glyph, hasTypedChange, Icon, TypedField, textIn } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import styles from './keyword-section.module.css'

const units = { kwd: $query.map(({ kwd }) => kwd), choose: choicesMade }

/** Searches inside the list. */
export function KeywordSection() {
  const { kwd, choose } = useUnit(units)
  const take = (form: HTMLFormElement | null) => {
    if (form && hasTypedChange(form, 'kwd')) choose({ kwd: readWords(textIn(form, 'kwd')) })
  }
  const enter = ({ key, nativeEvent, currentTarget: { form } }: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends a composition must not submit.
    if (key === 'Enter' && !nativeEvent.isComposing) take(form)
  }
  return (
    <div className={styles.keyword}>
      <TypedField
        type="search"
        name="kwd"
        label="결과 안에서 검색"
        maxLength={100}
        enterKeyHint="search"
        chosen={kwd}
        onKeyDown={enter}
      />
      <Button onClick={({ currentTarget: { form } }) => take(form)}>
        <Icon of={glyph.search} label="결과 안에서 검색" />
      </Button>
    </div>
  )
}
