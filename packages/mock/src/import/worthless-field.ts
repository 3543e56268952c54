import type { Column } from './column.ts'

const identifiers =
  /(^|[._\s-])(id|uuid|guid|sku|asin|ean|upc|gtin|mpn|isbn|barcode|part_?numbers?|part_?no|model_?(no|number)|serial)$/i
const camelIdentifiers = /[a-z](Id|Uuid|Sku|PartNumbers?)$/
const addresses = /(^|[._-])(ur[il]|urls|links?|href|images?|img|photos?|thumbnails?|pictures?)$/i
const prices = /(^|[._-])(price|cost|msrp|retail|가격|판매가|최저가)/i
const moments = /(^|[._-])((created|updated|verified|modified)_?(at|on)?|timestamp|\w+_at)$/i

/** Why a field can't help shoppers choose, judging by its name and values; undefined if it may. */
export function worthlessReason(column: Column): string | undefined {
  const { path } = column
  if (identifiers.test(path) || camelIdentifiers.test(path)) return 'identifier'
  if (addresses.test(path)) return 'address or picture'
  if (prices.test(path)) return 'price, not a specification'
  if (moments.test(path)) return 'date or time'
  if (column.crowded) return 'nearly every item has its own text'
  if (mostly(column, /^(https?:)?\/\//i)) return 'address or picture'
  if (mostly(column, /^[0-9a-f]{8}-[0-9a-f]{4}-/i)) return 'identifier'
  if (mostly(column, /^\d{4}-\d\d-\d\dT\d\d:/)) return 'date or time'
  return undefined
}

function mostly(column: Column, shape: RegExp): boolean {
  const sample = column.values.slice(0, 50)
  const hits = sample.filter(value => typeof value === 'string' && shape.test(value)).length
  return hits > sample.length / 2
}
