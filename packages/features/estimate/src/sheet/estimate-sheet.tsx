import {
  $estimate,
  $sheet,
  isUnknown,
  partPrice,
  partsRemoved,
  quantityChanged,
  type SheetGroup,
  type SheetLine,
  type SheetRow,
} from '@jeoul/estimate'
import { maxPieces } from '@jeoul/estimate-pricing'
import { unpricedLabel } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { Button, CountField, glyph, Icon, PopupLink, PriceStateLabel, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { LineFindings } from '../compatibility/findings.tsx'
import { pickerOpened } from '../picker/picked-kind.ts'
import { ReadyStarts } from '../starts/ready-starts.tsx'
import styles from './sheet.module.css'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** One part with its quantity and its price. */
function SheetLineView({ line: { part, quantity } }: { readonly line: SheetLine }) {
  const [{ type }, inside] = useUnit([$estimate, $inside])
  const [count, remove, open] = useUnit([quantityChanged, partsRemoved, pickerOpened])
  const { part_id: partId, kind, name, image } = part
  const price = partPrice(part, type)
  const isProduct = !partId.startsWith('s')
  return (
    <div className={styles.line} data-part={partId}>
      {image ? <img src={image} alt="" width={56} height={56} loading="lazy" /> : <span />}
      <div className={styles.name}>
        {isProduct ? <a href={inside(hrefs.item(partId))}>{name}</a> : name}
        {isProduct && (
          <PopupLink className={styles.popup} href={inside(hrefs.item(partId, '?popup=1'))} name={name} />
        )}
        <LineFindings partId={partId} />
      </div>
      <CountField
        label={`${name} 수량`}
        count={quantity}
        max={maxPieces}
        onChange={typed => count({ partId, quantity: typed })}
      />
      <p className={styles.price}>
        {price === null ? (
          <PriceStateLabel>{unpricedLabel(part.price_state)}</PriceStateLabel>
        ) : (
          <>
            <Won amount={price * quantity} />
            {quantity > 1 && (
              <small>
                개당 <Won amount={price} />
              </small>
            )}
          </>
        )}
      </p>
      <p className={styles.acts}>
        <Button aria-label={`${name} 바꾸기`} onClick={() => open({ kind, instead: partId })}>
          바꾸기
        </Button>
        <Button tone="quiet" aria-label={`${name} 빼기`} onClick={() => remove([partId])}>
          빼기
        </Button>
      </p>
    </div>
  )
}

/** One kind's row: the parts in it, or a button to add one. */
function SheetRowView({ row: { kind, label, lines, canAdd, pending } }: { readonly row: SheetRow }) {
  const open = useUnit(pickerOpened)
  const add = () => open({ kind, instead: null })
  return (
    <li className={styles.row} data-kind={kind}>
      <h3>{label}</h3>
      <div className={styles.lines}>
        {lines.map(line => (
          <SheetLineView key={line.part.part_id} line={line} />
        ))}
        {pending === 'loading' && <Skeleton className={styles.waitingLine} />}
        {pending === 'failed' && <p className={styles.unknown}>아직 알 수 없어요</p>}
        {canAdd && (
          <Button className={lines.length > 0 ? styles.another : styles.pick} onClick={add}>
            <Icon of={glyph.plus} />
            {lines.length > 0 ? `${label} 더 담기` : `${label} 고르기`}
          </Button>
        )}
      </div>
    </li>
  )
}

/** One type's parts: a row for each kind, and buttons for the kinds that few estimates have. */
function SheetGroupView({ group: { label, rows } }: { readonly group: SheetGroup }) {
  const open = useUnit(pickerOpened)
  const folded = rows.filter(row => row.isExtra && row.lines.length === 0)
  return (
    <section aria-label={label}>
      <h2 className={styles.type}>{label}</h2>
      <ul>
        {rows
          .filter(row => !folded.includes(row))
          .map(row => (
            <SheetRowView key={row.kind} row={row} />
          ))}
      </ul>
      {folded.some(({ canAdd }) => canAdd) && (
        <p className={styles.extras}>
          {folded.map(({ kind, label: name }) => (
            <button key={kind} type="button" onClick={() => open({ kind, instead: null })}>
              <Icon of={glyph.plus} />
              {name}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

/** Lists all parts of the estimate by type and kind. */
export function EstimateSheet() {
  const [groups, { lines }] = useUnit([$sheet, $estimate])
  const sheet = useRef<HTMLElement>(null)
  useKeptFocus(sheet)
  return (
    <section ref={sheet} aria-label="견적서" className={styles.sheet}>
      <noscript>
        <p>견적을 바꾸려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      <SheetTools />
      <SheetNotes />
      {lines.length === 0 && <ReadyStarts />}
      {isUnknown(groups) ? (
        <Skeleton className={styles.waitingSheet} />
      ) : (
        groups.map(group => <SheetGroupView key={group.type} group={group} />)
      )}
    </section>
  )
}
