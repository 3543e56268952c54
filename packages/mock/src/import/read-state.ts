import type { PriceState } from '../catalogue/catalogue.ts'
import { type Fields, type Scalar, tidy } from './field-path.ts'
import type { Meaning } from './known-columns.ts'
import { stateInWords } from './read-price.ts'
import type { RecordReader } from './record-reader.ts'

/** What a column says: that the product is for sale, or the price state that it has instead. */
type Told = 'for sale' | PriceState

/** Words of shops (assumed), in lower case, without low lines. */
const yes = /^(?:1|true|yes|y|t|o|on|예)$/
const no = /^(?:0|false|no|n|f|x|off|아니오)$/
const offered =
  /^(?:active|publish(?:ed)?|enabled?|visible|live|(?:on|for) ?sale|available|정상|(?:판매|진열|노출|전시) ?(?:중|함)?)$/
const withdrawn =
  /^(?:2|inactive|disabled?|archived|hidden|private|unlisted|unpublished|unavailable|deleted|trash|숨김|비공개|미(?:판매|진열|노출|전시)|(?:판매|진열|노출|전시) ?(?:안 ?함|불가|금지|철회|중지|숨김))$/
const prepared = /^(?:-1|draft|pending(?: review)?|임시 ?저장|(?:판매|승인|등록) ?대기|(?:검수|심사) ?중)$/
const inStock =
  /^(?:in ?stock|available(?: for order)?|(?:on )?back ?order(?:ed)?|limited(?: ?availability)?|(?:in ?store|online) ?only|(?:재고 ?)?(?:있음|충분)|판매 ?중)$/
const untracked = /^(?:0|false|no|n|f|x|off|none|아니오|(?:사용 ?안|미) ?(?:함|사용))$/
const backordered = /^(?:1|2|true|yes|y|continue|allow|notify|허용)$/
const noStock = /^(?:unavailable|not available|(?:재고 ?)?없음)$/

/**
 * Reads the price state of a product from the columns about its sale and its stock; undefined if it is for sale.
 * Withdrawn from sale is 단종 (0), not yet on sale is 가격비교 예정 (2), out of stock is 일시품절 (1) (assumed). Whether it is
 * offered counts most, then whether it is in stock, then how many there are.
 */
export function readState(record: Fields, reader: RecordReader): PriceState | undefined {
  // All of them are read, so that none becomes a facet.
  const offer = readOffer(record, reader)
  const availability = tell(record, reader, 'availability', tellStock)
  const soldOut = tell(record, reader, 'soldOut', text =>
    yes.test(text) ? 1 : no.test(text) ? 'for sale' : tellStock(text),
  )
  const count = tellCount(record, reader)
  const told = offer ?? availability ?? soldOut ?? count
  return told === 'for sale' ? undefined : told
}

/** Reads only whether the shop offers the product at all, which holds for all its variants. */
export function readOffer(record: Fields, reader: RecordReader): PriceState | undefined {
  const told = tell(record, reader, 'state', text => {
    if (yes.test(text) || offered.test(text)) return 'for sale'
    if (no.test(text) || withdrawn.test(text)) return 0
    return prepared.test(text) ? 2 : stateInWords(text)
  })
  return told === 'for sale' ? undefined : told
}

function tellStock(text: string): Told | undefined {
  if (yes.test(text) || inStock.test(text)) return 'for sale'
  return no.test(text) || noStock.test(text) ? 1 : stateInWords(text)
}

/** Reads a number in stock, unless the shop doesn't keep it up to date, or sells without stock. */
function tellCount(record: Fields, reader: RecordReader): Told | undefined {
  const count = tell(record, reader, 'stock', text => {
    const [, digits] = /^([-+]?[\d,]+(?:\.\d+)?)\s*(?:개|ea|pcs)?$/.exec(text) ?? []
    return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) > 0 ? 'for sale' : 1
  })
  const tracking = tell(record, reader, 'stockTracking', text => (untracked.test(text) ? 1 : 'for sale'))
  const isTracked = tracking === 'for sale' || reader.columns(record, 'stockTracking').length === 0
  const backorders = tell(record, reader, 'backorders', text => (backordered.test(text) ? 'for sale' : 1))
  return isTracked && backorders !== 'for sale' ? count : undefined
}

/** Asks all columns of a meaning; the first that says more than 'for sale' counts. A column that is understood is used. */
function tell(
  record: Fields,
  { columns, use }: RecordReader,
  meaning: Meaning,
  understand: (text: string) => Told | undefined,
): Told | undefined {
  const found = columns(record, meaning).flatMap(({ path, value }) => {
    const told = value === undefined ? undefined : understand(plain(value))
    if (told !== undefined) use(path, meaning)
    return told ?? []
  })
  return found.find(told => told !== 'for sale') ?? found[0]
}

/** In lower case, without low lines, and of an address such as https://schema.org/InStock its end. */
function plain(value: Scalar): string {
  return tidy(
    String(value)
      .normalize('NFKC')
      .replace(/^https?:\/\/.*\//, '')
      .replaceAll('_', ' '),
  ).toLowerCase()
}
