import styles from './history.module.css'
import type { ShownHistory } from './shown-history.ts'
import { dayName, personalWords, runWords } from './words.ts'

/** The same history as a table, newest days first. */
export function HistoryTable({ shown }: { readonly shown: ShownHistory }) {
  return (
    <details className={styles.days}>
      <summary>표로 보기</summary>
      <table aria-label="날짜별 최저가" cellPadding="6">
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">최저가</th>
            {shown.personalPriceOf && <th scope="col">내 결제가</th>}
          </tr>
        </thead>
        <tbody>
          {withGaps(shown).map(({ from, to, words, personal }) => (
            <tr key={from}>
              <th scope="row" align="left">
                {from === to ? dayName(from) : `${dayName(from)}~${dayName(to).slice(5)}`}
              </th>
              <td translate="no">{words}</td>
              {shown.personalPriceOf && (
                <td align="right" translate="no">
                  {personal}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface Row {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly personal: string
}

function withGaps({ runs, first, today, personalPriceOf }: ShownHistory): readonly Row[] {
  const gap = (from: number, to: number): Row[] =>
    from > to ? [] : [{ from, to, words: '관측 없음', personal: '' }]
  const rows = runs.flatMap((run, place) => [
    ...gap((runs[place - 1]?.to ?? first - 1) + 1, run.from - 1),
    {
      from: run.from,
      to: run.to,
      words: runWords(run),
      personal: personalPriceOf ? personalWords(run, personalPriceOf) : '',
    },
  ])
  return [...rows, ...gap((runs.at(-1)?.to ?? first - 1) + 1, today)].reverse()
}
