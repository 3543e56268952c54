/** Splits the names of a meaning: they hold no spaces, since `plainName` takes them out. */
const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * What columns of shops, feeds and spreadsheets mean: their plain names (`plainName`) by meaning, the most usual first
 * (assumed). A name with a dot is a path: `price.amount`. A name after `handle&` counts only beside a column `handle`.
 */
const columns = {
  name: names(`name metadata.name title productname producttitle itemname itemtitle goodsname goodsnm productnm prodnm
    prdnm itemnm 상품명 제품명 품명 품목명 물품명 상품이름 제품이름 이름 모델명 modelname model product item 상품 제품`),
  maker:
    names(`maker manufacturer metadata.manufacturer brand brandname brands vendor manufacturername make 제조사
    제조사명 제조업체 제조회사 제조원 메이커 브랜드 브랜드명`),

  /** What is paid while a sale lasts. */
  salePrice:
    names(`saleprice specialprice variantsaleprice discountprice discountedprice offerprice promotionprice
    promoprice 할인판매가 할인판매가격 판매할인가 할인적용가 할인가 할인가격 특가 행사가 세일가 즉시할인가`),
  saleFrom: names('datesalepricestarts specialpricefromdate specialpricefrom 할인시작일'),
  saleTo: names('datesalepriceends specialpricetodate specialpriceto 할인종료일'),
  /** Both ends of a sale: `2026-11-01T00:00+09:00/2026-11-30T23:59+09:00`. */
  saleDates: names('salepriceeffectivedate'),
  /** What is paid without a sale; with tax rather than without. */
  price:
    names(`pricetaxincl pricetaxincluded pricewithtax price metadata.price variantprice lowestprice lprice pricepc
    pricemobile sellingprice currentprice finalprice unitprice 가격 판매가 판매가격 최저가 최저가격 현금가 판매금액 상품가격
    금액 단가 price.amount price.value pricetaxexcl pricetaxexcluded`),
  discountAmount: names('reductionamount discountamount'),
  discountPercent: names('reductionpercent discountpercent'),
  discountFrom: names('reductionfrom discountfrom'),
  discountTo: names('reductionto discountto'),
  /** What is paid only where no other price is stated: the price before a discount, or what makers recommend. */
  listPrice:
    names(`regularprice variantcompareatprice compareatprice listprice normalprice originalprice consumerprice
    retailprice msrp rrp 정상가 정상가격 소비자가 소비자가격 정가 시중가 hprice cost`),
  currency: names('currency currencycode pricecurrency metadata.currency price.currency 통화 화폐'),

  /** Whether the shop offers the product at all. */
  state:
    names(`판매상태 판매여부 상품판매상태 진열상태 진열여부 노출여부 전시상태 published status productstatus poststatus
    active enabled isactive productonline availablefororder salestatus salesstatus sellingstatus`),
  /** Whether it is in stock; it counts more than a number. */
  availability: names('availability instock isinstock stockstatus 재고상태 재고여부'),
  /** The opposite of `availability`. */
  soldOut: names('soldout issoldout outofstock isoutofstock 품절 품절여부 품절상태'),
  stock:
    names(`stock stockquantity stockqty qty quantity quantityinstock inventory inventoryquantity inventoryqty
    variantinventoryqty variantinventoryquantity 재고 재고수량 재고량 수량 판매가능재고 판매가능수량`),
  /** Whether the shop keeps its stock up to date; where it says no, a stock of 0 means nothing. */
  stockTracking: names(
    'variantinventorytracker inventorytracker managestock 재고관리 재고관리사용 재고관리사용여부',
  ),
  /** Whether it is sold without stock, too. */
  backorders: names('variantinventorypolicy inventorypolicy backordersallowed allowbackorders backorders'),

  category: names(`category categories categoryname categorypath producttype productcategory handle&type
    googleproductcategory 분류 분류명 카테고리 카테고리명 상품분류 상품카테고리 제품분류 품목 품목분류`),

  /** The same for all variants of a product, in rows of their own. */
  group: names('handle itemgroupid'),
  /** Whether a row is a product, one of its variants, or the product above its variants. */
  kind: names('type producttype'),
  /** The row of the product above a variant, by its `sku`, or its `id` after `id:`. */
  parent: names('parent'),
  sku: names('sku'),
  id: names('id'),
  /** The variants of a product, in its own row: `sku=A-S,size=S|sku=A-M,size=M`. */
  variations: names('configurablevariations'),
  /** Further fields in one cell: `color=Red,size=M`. */
  attributes: names('additionalattributes'),
  /** By which the variants of a group differ. */
  options: names('color colour size pattern material 색상 컬러 사이즈 옵션'),
} as const

export type Meaning = keyof typeof columns

export const knownColumns: Readonly<Record<Meaning, readonly string[]>> = columns

/** Columns that hold the levels of a category, from the top. */
export const categoryLevels: readonly (readonly string[])[] = [
  names('대분류 중분류 소분류 세분류'),
  names('대분류명 중분류명 소분류명 세분류명'),
  names('카테고리1 카테고리2 카테고리3 카테고리4'),
  names('category1 category2 category3 category4'),
  names('categoryname1 categoryname2 categoryname3 categoryname4'),
  names('maincategory subcategory'),
]
