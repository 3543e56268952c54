import { emptyEstimate, writeEstimateQuery } from '@jeoul/estimate'
import { chosenParts, maxPieces } from '@jeoul/estimate-pricing'
import {
  $openProduct,
  $selection,
  configurationChosen,
  eachChanged,
  optionChosen,
  selectionReset,
  writeConfiguration,
} from '@jeoul/product'
import { $inside, $place, hrefs, navigate } from '@jeoul/router'
import { Button, ButtonLink, CountField, Won } from '@jeoul/ui'
import { sample } from 'effector'
import { useUnit } from 'effector-react'
import { PcOptionGroup } from './pc-option-group.tsx'
import styles from './pc-options.module.css'

// The address holds the configuration.
sample({
  clock: configurationChosen,
  source: { open: $openProduct, place: $place },
  fn: ({ open, place }, configuration) => ({
    href: hrefs.item(open?.itemId ?? '', writeConfiguration(place.search, configuration)),
    replace: true,
  }),
  target: navigate,
})

/** The options of an assembled PC, and its price with the chosen ones. */
export default function PcOptions() {
  const [pc, choose, change, reset] = useUnit([$selection, optionChosen, eachChanged, selectionReset])
  const inside = useUnit($inside)
  if (!pc) return <p>지금은 옵션을 바꿀 수 없어요. 가격이 정해지면 여기에서 고를 수 있어요.</p>
  const lines = chosenParts(pc).map(partId => ({ partId, quantity: 1 }))
  return (
    <div className={styles.panel}>
      <div>
        <h3>기본 구성</h3>
        {pc.base.map(group => (
          <PcOptionGroup key={group.name} group={group} pc={pc} onChoose={choose} />
        ))}
        {pc.add.length > 0 && <h3>추가 구성</h3>}
        {pc.add.map(group => (
          <PcOptionGroup key={group.name} group={group} pc={pc} onChoose={choose} />
        ))}
      </div>
      <aside className={styles.sum} aria-label="옵션 합계">
        <dl>
          <dt>기본가 (현금)</dt>
          <dd>
            <Won amount={pc.originPrice} />
          </dd>
          <dt>{`바꾼 옵션 ${pc.addedChangeLength}개`}</dt>
          <dd>
            <Won amount={pc.addedChangePrice} signed />
          </dd>
        </dl>
        <CountField label="수량" count={pc.each} max={maxPieces} onChange={change} />
        <p className={styles.price} aria-live="polite">
          합계 <Won amount={pc.price} />
        </p>
        <p>현금으로 살 때의 가격이에요. 배송비는 따로예요.</p>
        {(pc.addedChangeLength > 0 || pc.each > 1) && <Button onClick={() => reset()}>처음 구성으로</Button>}
        {lines.length > 0 && (
          <ButtonLink
            href={inside(hrefs.estimate(writeEstimateQuery({ ...emptyEstimate, lines, each: pc.each })))}
            rel="nofollow"
          >
            이 구성으로 견적 내기
          </ButtonLink>
        )}
        {lines.length < pc.selectIdxArr.length && (
          <small>소프트웨어와 서비스는 견적에서 다시 골라 주세요.</small>
        )}
      </aside>
    </div>
  )
}
