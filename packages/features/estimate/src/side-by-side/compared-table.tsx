import {
  $estimate,
  $findings,
  partPrice,
  rowDifference,
  type SheetLine,
  withSecondEstimate,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { unpricedLabel } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import {
  Badge,
  Button,
  ButtonLink,
  ComparisonTable,
  FailedState,
  PriceStateLabel,
  Skeleton,
  Won,
} from '@jeoul/ui'
import type { StoreValue } from 'effector'
import { useUnit } from 'effector-react'
import { secondEstimateLeft } from '../page-model.ts'
import { fitWords, totalLabel } from '../share/estimate-summary.ts'
import { TotalPrice } from '../sheet/estimate-totals.tsx'
import styles from './side-by-side.module.css'
import { $secondEstimate, $secondTotal, type $sideBySide, secondPartsRetried } from './side-by-side-model.ts'

type ComparedTableProps = { readonly both: NonNullable<StoreValue<typeof $sideBySide>> }

/** Compares both estimates by kind, and marks the differences. */
export function ComparedTable({ both }: ComparedTableProps) {
  const retry = useUnit(secondPartsRetried)
  const { missing, status } = both
  if (missing > 0 && status === 'loading') {
    return (
      <div role="status" aria-label="다른 견적의 부품을 불러오는 중이에요">
        <Skeleton className={styles.waiting} />
      </div>
    )
  }
  return (
    <>
      {missing > 0 && status === 'failed' && (
        <FailedState compact title={`부품 ${missing}개를 불러오지 못했어요`} onRetry={() => retry()} />
      )}
      {missing > 0 && status === 'full' && <p>다른 견적의 부품 {missing}개는 이제 볼 수 없어 뺐어요.</p>}
      <ComparisonTable label="견적 비교표" caption="견적 2개 비교">
        <thead>
          <tr>
            <th scope="col">종류</th>
            <th scope="col">지금 견적</th>
            <th scope="col">다른 견적</th>
          </tr>
        </thead>
        <KindRows rows={both.rows} />
        <Totals findings={both.findings} />
      </ComparisonTable>
      <Choices />
    </>
  )
}

function KindRows({ rows }: Pick<ComparedTableProps['both'], 'rows'>) {
  const { type } = useUnit($estimate)
  return (
    <tbody>
      {rows.map(row => (
        <tr key={row.kind} className={row.isSame ? styles.same : undefined}>
          <th scope="row">
            {row.label} {!row.isSame && <Badge tone="amber">다름</Badge>}
          </th>
          <td>
            <Lines lines={row.one} type={type} />
          </td>
          <td>
            <Lines lines={row.other} type={type} />
            <Difference of={rowDifference(row, type)} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function Totals({ findings }: Pick<ComparedTableProps['both'], 'findings'>) {
  const [{ type, each }, total, openFindings] = useUnit([$estimate, $secondTotal, $findings])
  if (!total) return null
  const { won, difference } = total
  return (
    <tfoot>
      <tr>
        <th scope="row">{totalLabel(type === 'card' ? '카드 합계' : '현금 합계', each)}</th>
        <td>
          <b>
            <TotalPrice />
          </b>
        </td>
        <td>
          <b>{won === null ? <PriceStateLabel>{unpricedLabel()}</PriceStateLabel> : <Won amount={won} />}</b>
          <Difference of={difference} />
        </td>
      </tr>
      <tr>
        <th scope="row">호환성</th>
        <td>{fitWords(openFindings)}</td>
        <td>{fitWords(findings)}</td>
      </tr>
    </tfoot>
  )
}

function Choices() {
  const [estimate, second, inside, leave] = useUnit([$estimate, $secondEstimate, $inside, secondEstimateLeft])
  const swapped = withSecondEstimate(writeEstimateQuery({ ...estimate, lines: second ?? [] }), estimate.lines)
  return (
    <p className={styles.choices}>
      <ButtonLink href={inside(hrefs.estimate(swapped))}>다른 견적 열기</ButtonLink>
      <ButtonLink href={inside(hrefs.compare(''))}>상품 비교로</ButtonLink>
      <Button tone="quiet" onClick={() => leave()}>
        그만 보기
      </Button>
    </p>
  )
}

/** The difference from the open estimate; nothing if they are equal, or it is unknown. */
function Difference({ of: won }: { readonly of: number | null }) {
  if (won === null || won === 0) return null
  return (
    <p className={styles.difference}>
      지금 견적보다 <Won amount={won} signed />
    </p>
  )
}

function Lines({ lines, type }: { readonly lines: readonly SheetLine[]; readonly type: 'cash' | 'card' }) {
  if (lines.length === 0) return <p>없음</p>
  return lines.map(({ part, quantity }) => {
    const price = partPrice(part, type)
    return (
      <p key={part.part_id}>
        <span>{quantity > 1 ? `${part.name} × ${quantity}` : part.name}</span>{' '}
        {price === null ? (
          <small>{unpricedLabel(part.price_state)}</small>
        ) : (
          <Won amount={price * quantity} className={styles.price} />
        )}
      </p>
    )
  })
}
