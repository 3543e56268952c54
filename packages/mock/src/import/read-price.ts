import type { PriceState } from '../catalogue/catalogue.ts'
import { checkCurrency, type Money, withoutCurrency } from './currency.ts'
import { type Scalar, tidy } from './field-path.ts'
import { ImportError } from './import-error.ts'
import { describePosition, type Position } from './import-report.ts'
import type { ImportMapping } from './mapping.ts'
import type { RecordReader } from './record-reader.ts'

/** A price in won, 0 for none; the price state, where the source states one; or why the price can't be read. */
export type PriceReading = { readonly won: number; readonly state?: PriceState } | { readonly unread: string }

const cheapest = 1
const dearest = 4_000_000_000
/** What most shops write, for speed. */
const wonWithCommas = /^₩?(\d{1,3}(?:,\d{3})+|\d+)원?$/

/**
 * Reads a price as shops write it and converts it to won, rounded to whole ones: 299.97, '$1,299.00', '1,234,000원', '1만 2,900원',
 * '약 12,900원~'. Of a range it takes the lower end, as a comparison does (assumed).
 *
 * @param unit of the field, as 만원 of '가격(만원)', for values that state none themselves
 * @throws ImportError if the price is in another currency
 */
export function readPrice(value: Scalar | undefined, money: Money, unit = ''): PriceReading {
  if (value === undefined || value === '') return { won: 0 }
  if (typeof value === 'boolean') return { unread: `${value} is not a price` }
  if (unit === '' && (typeof value === 'number' || /^\d+$/.test(value))) return toWon(Number(value), money)
  const usual = unit === '' && money.currency === 'KRW' ? wonWithCommas.exec(String(value))?.[1] : undefined
  if (usual !== undefined) return toWon(Number(usual.replaceAll(',', '')), money)
  const text = tidy(String(value).normalize('NFKC')).toLowerCase()
  if (noPrice.test(text)) return { won: 0 }
  const state = stateWords.find(([word]) => word.test(text))?.[1]
  if (state !== undefined) return { won: 0, state }
  const stated = /^[\d.,\s~-]+$/.test(text) ? `${text}${unit}` : text
  const amount = readEnds(withoutCurrency(withoutRemarks(stated), money), money.currency)
  if (typeof amount === 'number') return toWon(amount, money)
  return { unread: `${JSON.stringify(value)}: ${amount.unread}` }
}

/** Reads one amount, the lower one of a range, or the last one after an arrow. */
function readEnds(text: string, currency: string): Digits {
  if (/^-\d/.test(text)) return { unread: 'is below 0' }
  const now = text.split(/->|=>|→|▶|➡/).at(-1) ?? ''
  const ends = now
    .replace(/[.,]?\s?-+$/, '')
    .split(/\s?[~〜∼–—―]\s?|(?<=[\d억만천백십])\s?-\s?(?=\d)| to |에서/)
    .map(end => end.trim())
    .filter(end => end !== '')
  if (ends.length < 1 || ends.length > 2) return { unread: 'is not a price' }
  const [from = '', to = from] = ends
  const amounts = [readAmount(shareUnit(from, to), currency), readAmount(to, currency)]
  const unread = amounts.find(amount => typeof amount !== 'number')
  return unread ?? Math.min(...amounts.filter(amount => typeof amount === 'number'))
}

function toWon(amount: number, { rate }: Money): PriceReading {
  if (amount === 0) return { won: 0 }
  const won = Math.round(amount * rate)
  if (!(amount > 0)) return { unread: `${amount} is below 0` }
  if (won < cheapest) return { unread: `${amount} is less than ${cheapest} won` }
  if (won > dearest) return { unread: `${amount} is more than ${dearest.toLocaleString('en-US')} won` }
  return { won }
}

/**
 * Reads the price of a record.
 * @throws ImportError with the record's place if the price is in another currency than the mapping says
 */
export type PriceReader = (
  file: string,
  position: Position,
  record: Readonly<Record<string, unknown>>,
) => PriceReading

export function createPriceReader(mapping: ImportMapping, reader: RecordReader): PriceReader {
  const money = { currency: mapping.currency ?? 'KRW', rate: mapping.rate ?? 1 }
  return (file, position, record) => {
    try {
      const { value, unit } = reader.price(record)
      const currency = value === undefined ? undefined : reader.currency(record)
      if (currency !== undefined) checkCurrency(currency, money)
      return readPrice(value, money, unit)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      throw new ImportError(`${file}: ${describePosition(position)}: ${error.message}`)
    }
  }
}

/**
 * Words of shops for the price states of the specification: 단종 (0), 일시품절 (1), 가격비교 예정 (2) (assumed). Texts are
 * composed (NFKC) and in lower case.
 */
const stateWords: readonly (readonly [RegExp, PriceState])[] = [
  [/단종(?! ?(?:예정|임박))|생산 ?(중단|종료)|판매 ?(중단|종료|중지)|상품 ?종료|discontinued|end of life/, 0],
  [
    /(?:품절|매진)(?! ?임박)|재고 ?(없음|부족)|재입고|sold ?-?out|out ?of ?stock|가격 ?비교 ?중지|no stock/,
    1,
  ],
  [/(가격 ?비교|출시|발매|판매|입고) ?(예정|전)|coming ?soon|upcoming|pre-?order|예약 ?판매/, 2],
]

/** Texts in place of a price (assumed). */
const noPrice =
  /^(?:[-–—_.?xX/]+|n\.?\/?a\.?|n\.a\.|null|none|nan|undefined|unknown|#n\/a|#null!|tb[ad]|없음|미정|미등록|미공개|미상|비공개|시가|(?:상품|가격)? ?준비 ?중|오픈 ?프라이스|가격 ?(?:미정|없음)|.{0,8}(?:문의|협의|상담)(?: ?(?:요망|바람|주세요))?|(?:call|contact|ask|inquire|price on request|request)(?: .*)?)$/

/** Reads an amount, in won also with the units 억, 만, 천, 백 and 십: 1.5만, 12만 5천, 1만 2,900, 1억 2천만. */
function readAmount(text: string, currency: string): Digits {
  if (!/[억만천백십]/.test(text)) return readDigits(text, currency)
  const amount = currency === 'KRW' ? readInUnits(text, units) : undefined
  return amount === undefined ? { unread: `${text} is not a price` } : Math.round(amount * 100) / 100
}

const units: readonly (readonly [word: string, size: number])[] = [
  ['억', 100_000_000],
  ['만', 10_000],
  ['천', 1000],
  ['백', 100],
  ['십', 10],
]

function readInUnits(text: string, [unit, ...smaller]: typeof units): number | undefined {
  if (unit === undefined) {
    const digits = readDigits(text, 'KRW')
    return typeof digits === 'number' ? digits : undefined
  }
  const [word, size] = unit
  const [head = '', ...tail] = text.split(word)
  if (tail.length === 0) return readInUnits(text, smaller)
  const rest = tail.join(word).trim()
  // Only 만 and above count in smaller units: 2천만.
  const count = readInUnits(head.trim(), size < 10_000 ? [] : smaller)
  const below = rest === '' ? 0 : readInUnits(rest, smaller)
  return count === undefined || below === undefined || below >= size ? undefined : count * size + below
}

/** Gives '10' of '10~15만' the unit of the other end. */
function shareUnit(from: string, to: string): string {
  const unit = /[억만천백십]+$/.exec(to)?.[0]
  const isBare = /^\d+(\.\d+)?$/.test(from)
  return unit !== undefined && isBare && Number(from) < Number.parseFloat(to) ? from + unit : from
}

/** A number, or why a text is none. */
type Digits = number | { readonly unread: string }

/** The currencies that are written with a decimal comma, as 1.299,00 (assumed). */
const withDecimalComma: ReadonlySet<string> = new Set(['EUR'])

const grouped = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ } as const

/**
 * Reads digits with their separators: 1299, 1,299.00, or 1.299,00 where the currency is written so. What may be read in two
 * ways that differ a thousandfold, such as 1.299 won, is not read.
 */
function readDigits(text: string, currency: string): Digits {
  const hasComma = withDecimalComma.has(currency)
  const plain = hasComma ? text.replace(/[\s'’]/g, '') : text
  if (/^\d+$/.test(plain)) return Number(plain)
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const mark = plain[at] === ',' ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  const [whole, rest] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)]
  if (at !== -1 && /^\d+$/.test(rest)) {
    // The last of two different marks is the decimal one anywhere.
    if (grouped[other].test(whole)) return Number(`${whole.replaceAll(other, '')}.${rest}`)
    if (grouped[mark].test(plain)) {
      const isGroup = (mark === '.') === hasComma || whole.includes(mark) || whole.startsWith('0')
      if (!isGroup) return { unread: `${text} is either ${whole}${rest} or ${whole}.${rest}` }
      return Number(plain.replaceAll(mark, ''))
    }
    if (/^\d*$/.test(whole) && (mark === '.' || hasComma)) return Number(`${whole}.${rest}`)
  }
  return { unread: `${text} is not a price` }
}

const listPrice = String.raw`(?:정상?|소비자) ?가격? ?:? ?[₩\\]?\d[\d,.억만천백십 ]*(?:원|(?![\d,.억만천백십 ]))[ ,/|]*`
const salePrice = '(?:할인|판매|특|세일|행사)가'

/** What shops write around a price without changing it (assumed). */
const remarks = [
  // Beside a price after discount, the one before is not what is paid.
  new RegExp(`${listPrice}(?=.*${salePrice})|(?<=${salePrice}.*)${listPrice}`, 'g'),
  /\d+(?:\.\d+)? ?% ?(?:할인|off|↓|세일)?/g,
  /\+? ?(?:무료 ?배송|배송(?:비|료)?(?: ?(?:포함|별도|무료|착불))?(?: ?[\d,]+ ?원)?$|(?:free )?(?:shipping|delivery)$)/g,
  /(?:vat|부가세|세금|税|tax) ?(?:포함|별도|미포함|込|抜|incl\.?|excl\.?|included|excluded)?/g,
  /\/ ?\d*(?:\.\d+)? ?(?:개입?|대|세트|박스|팩|병|캔|통|봉지?|포|권|장|매|쌍|켤레|벌|본|롤|종|인분|ea|pcs?|pieces?|sets?|box(?:es)?|packs?|units?)$/g,
  /(?:품절|매진|단종) ?(?:임박|예정)!*/g,
  /(?:판매|할인|특|세일|정상?|소비자|현금|카드|쿠폰|회원|행사|최저|최고|시작|현재|즉시 ?구매|온라인|공급|도매)?(?:가격?)(?![\p{L}])/gu,
  /약|대략|최저|최소|특가|세일|부터|까지|이상|내외|정도|일금|(?<=원)[정대선](?![\p{L}])/gu,
  /(?:approx\.?|ca\.|ca(?! ?\$))(?= )|about|around|(?:starting )?(?:from|at)(?= )|price|sale|now|only|each|msrp/g,
  /[:*≈]|^\+(?= ?\d)/g,
]

/** Removes words around a price, remarks in brackets, discounts and delivery. */
function withoutRemarks(text: string): string {
  const outside = text.replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ')
  const kept = /\d/.test(outside) ? outside : text.replace(/[()[\]<>]/g, ' ')
  return remarks
    .reduce((rest, remark) => rest.replace(remark, ' '), kept)
    .replace(/\s+/g, ' ')
    .trim()
}
