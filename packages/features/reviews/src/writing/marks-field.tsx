import { cx, glyph, Icon } from '@jeoul/ui'
import { useId } from 'react'
import styles from './marks-field.module.css'

const words = ['별로예요', '그저 그래요', '보통이에요', '좋아요', '아주 좋아요']

type MarksFieldProps = {
  /** 1 to 5; null until one is chosen. */
  readonly marks: number | null
  readonly onChoose: (marks: number) => void
}

/** A grade as five stars. They are radio buttons, so that arrow keys move between them. */
export function MarksField({ marks, onChoose }: MarksFieldProps) {
  const name = useId()
  return (
    <fieldset className={styles.marks}>
      <legend>별점</legend>
      {words.map((word, place) => {
        const mark = place + 1
        return (
          <label key={word} className={cx(marks !== null && mark <= marks && styles.full)}>
            <input
              type="radio"
              name={name}
              value={mark}
              checked={marks === mark}
              onChange={() => onChoose(mark)}
            />
            <Icon of={glyph.star} filled={marks !== null && mark <= marks} />
            <span className="sr-only">{`${mark}점, ${word}`}</span>
          </label>
        )
      })}
      <span className={styles.word} aria-hidden="true">
        {marks === null ? '눌러서 골라 주세요' : `${marks}점 · ${words[marks - 1]}`}
      </span>
    </fieldset>
  )
}
