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
export function withoutRemarks(text: string): string {
  const outside = text.replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ')
  const kept = /\d/.test(outside) ? outside : text.replace(/[()[\]<>]/g, ' ')
  return remarks
    .reduce((rest, remark) => rest.replace(remark, ' '), kept)
    .replace(/\s+/g, ' ')
    .trim()
}
