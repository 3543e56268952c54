import { isKnownCurrency } from '../price/currency-signs.ts'

/** What every product needs of a record, by the names that shops give to it, the most usual first (assumed). */
export const fieldNames = {
  name: [
    ...[
      'name',
      'metadata.name',
      'title',
      'productname',
      'producttitle',
      'itemname',
      'itemtitle',
      'goodsname',
    ],
    ...[
      'goodsnm',
      'productnm',
      'prodnm',
      'prdnm',
      'itemnm',
      '상품명',
      '제품명',
      '품명',
      '품목명',
      '물품명',
      '상품이름',
    ],
    ...['제품이름', '이름', '모델명', 'modelname', 'model', 'product', 'item', '상품', '제품'],
  ],
  maker: [
    ...['maker', 'manufacturer', 'metadata.manufacturer', 'brand', 'brandname', 'vendor', 'manufacturername'],
    ...['make', '제조사', '제조사명', '제조업체', '제조회사', '제조원', '메이커', '브랜드', '브랜드명'],
  ],
  price: [
    ...['price', 'metadata.price', 'lowestprice', 'saleprice', 'sellingprice', 'currentprice', 'finalprice'],
    ...[
      'discountprice',
      'discountedprice',
      'unitprice',
      '가격',
      '판매가',
      '판매가격',
      '최저가',
      '최저가격',
      '할인가',
    ],
    ...['할인가격', '현금가', '특가', '판매금액', '상품가격', '금액', '단가', 'price.amount', 'price.value'],
    ...['listprice', 'regularprice', 'msrp', 'cost', '정상가', '소비자가', '소비자가격', '정가'],
  ],
  currency: [
    'currency',
    'currencycode',
    'pricecurrency',
    'metadata.currency',
    'price.currency',
    '통화',
    '화폐',
  ],
  category: [
    ...['category', 'categories', 'categoryname', 'categorypath', 'producttype', 'productcategory'],
    ...[
      'googleproductcategory',
      '분류',
      '분류명',
      '카테고리',
      '카테고리명',
      '상품분류',
      '상품카테고리',
      '제품분류',
    ],
    ...['품목', '품목분류'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Fields with one level of the category each, from the top (assumed). */
export const categoryLevels: readonly (readonly string[])[] = [
  ['대분류', '중분류', '소분류', '세분류'],
  ['카테고리1', '카테고리2', '카테고리3', '카테고리4'],
  ['category1', 'category2', 'category3', 'category4'],
  ['maincategory', 'subcategory'],
]

const currencySuffix = /(?<=.)(usd|krw|eur|jpy|cny|gbp|cad|aud|nzd|sgd|hkd|twd|chf)$/

/**
 * A field's name without case, spaces and signs, and without its unit: 'Sale Price', 'sale_price' and 'salePrice(원)'
 * are one.
 */
export function plainName(field: string): string {
  return letters(field.replace(/[([][^)\]]*[)\]]/g, '')).replace(currencySuffix, '')
}

/** The currency or unit that a price field's name states: 만원 of '가격(만원)', usd of 'price_usd'; empty if none. */
export function unitOfName(field: string): string {
  const inBrackets = /[([]\s*(?:단위\s*:?\s*)?([^)\]]*?)\s*[)\]]/.exec(
    field.normalize('NFKC').toLowerCase(),
  )?.[1]
  const unit = inBrackets ?? currencySuffix.exec(letters(field))?.[0] ?? ''
  const isSign = /^(?:[천만]?원|won|[a-z]{0,3}\p{Sc}|\\|달러|엔|유로|위안)$/u.test(unit)
  return isSign || isKnownCurrency(unit.toUpperCase()) ? unit : ''
}

function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*:·'"]+/g, '')
}
