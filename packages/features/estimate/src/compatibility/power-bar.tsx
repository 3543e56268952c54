import { $power, $sheetLines, kindLabel } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { useUnit } from 'effector-react'
import { Panel } from '../panel.tsx'
import styles from './findings.module.css'

/** Shows how much power the parts draw, by part, compared with the capacity of the power supply. */
export function PowerBar() {
  const [{ watts, shares, missing, supply, headroom }, lines] = useUnit([$power, $sheetLines])
  if (watts === 0) return null
  const whole = Math.max(watts, supply ?? 0)
  const startOf = (place: number) => shares.slice(0, place).reduce((sum, share) => sum + share.watts, 0)
  const labelOf = (partId: string) => {
    const line = lines.find(({ part }) => part.part_id === partId)
    return line ? kindLabel(line.part.kind) : '부품'
  }
  return (
    <Panel title="소비전력">
      <p className={styles.counts}>
        {`${formatCount(watts)} W${supply === null ? '' : ` / 파워 ${formatCount(supply)} W`}`}
      </p>
      <svg className={styles.bar} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ partId, watts: share }, place) => (
          <rect key={partId} x={startOf(place)} width={share} height={1} />
        ))}
      </svg>
      <ul className={styles.shares}>
        {shares.map(({ partId, watts: share }) => (
          <li key={partId}>{`${labelOf(partId)} ${formatCount(share)} W`}</li>
        ))}
      </ul>
      {headroom !== null && (
        <p>{headroom < 0 ? `${formatCount(-headroom)} W 모자라요.` : `${formatCount(headroom)} W 남아요.`}</p>
      )}
      {missing.length > 0 && <p>{`소비전력을 알 수 없는 부품 ${missing.length}개는 뺐어요.`}</p>}
    </Panel>
  )
}
