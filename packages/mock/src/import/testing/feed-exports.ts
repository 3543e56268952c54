import type { ShopExport } from './shop-export.ts'

const google =
  'id\ttitle\tprice\tsale_price\tavailability\tbrand\tgoogle_product_category\tproduct_type\titem_group_id\tcolor\tsize'
const naver =
  'id\ttitle\tprice_pc\tprice_mobile\tnormal_price\tlink\tcategory_name1\tcategory_name2\tcategory_name3\tbrand\tmaker'
const cafe24 =
  '상품코드,자체 상품코드,진열상태,판매상태,상품분류 번호,상품분류,상품명,소비자가,공급가,판매가,할인판매가,재고수량,제조사'

/** Files for search engines and markets, and those of Korean hosts: Google, Naver and Cafe24. */
export const feedExports: readonly ShopExport[] = [
  {
    title: 'Google: a feed as a table, with groups, states and sale prices',
    file: 'feed.tsv',
    text: `${google}
1\tRun Shoe\t120.00 USD\t89.00 USD\tin_stock\tHana\tApparel & Accessories > Shoes\tShoes > Running\tSHOE\tRed\t250
2\tRun Shoe\t120.00 USD\t\tout_of_stock\tHana\tApparel & Accessories > Shoes\tShoes > Running\tSHOE\tRed\t260
3\tLamp\t35.00 USD\t\tpreorder\t\tHome & Garden > Lighting\tHome > Lamps, Shades & More\t\t\t
4\tCoffee\t9.00 USD\t\tin stock\tN/A\tFood, Beverages & Tobacco > Beverages > Coffee\t\t\t\t
`,
    currency: 'USD',
    products: 3,
    items: [
      '#1 Shoes > Running: Run Shoe [250] Hana 124600',
      '#1 Shoes > Running: Run Shoe [260] Hana 일시품절',
      'Lamps, Shades & More: Lamp 기타 가격비교 예정',
      'Food, Beverages & Tobacco > Beverages > Coffee: Coffee 기타 12600',
    ],
  },
  {
    title: 'Google: in Korean, with won and numbers as categories',
    file: '구글 피드.csv',
    text: `id,title,price,sale price,availability,brand,google product category
1,무선 청소기,"329,000 KRW","279,000 KRW",in stock,한빛,604
2,필터,15000 KRW,,backorder,한빛,604
`,
    products: 2,
    items: ['구글 피드: 무선 청소기 한빛 279000', '구글 피드: 필터 한빛 15000'],
  },
  {
    title: 'Naver: the product database of a shop',
    file: 'ep.tsv',
    text: `${naver}
1\t원목 의자\t89000\t87000\t120000\thttps://a/1\t가구/인테리어\t거실가구\t의자\t나무집\t나무집공방
2\t수세미\t3,900\t\t\thttps://a/2\t생활/건강\t주방용품\t\t\t상세설명참조
3\t받침\t\t2500\t\thttps://a/3\t생활/건강\t주방용품\t\t한빛\t
`,
    products: 3,
    items: [
      '가구/인테리어 > 거실가구 > 의자: 원목 의자 나무집공방 89000',
      '생활/건강 > 주방용품: 수세미 기타 3900',
      '생활/건강 > 주방용품: 받침 한빛 2500',
    ],
  },
  {
    title: 'Naver: an answer of its search, with marked words',
    file: 'shop.json',
    text: `{"lastBuildDate":"x","total":2,"start":1,"display":2,"items":[
{"title":"<b>무선</b> 키보드 &amp; 마우스","link":"https://a/1","image":"https://a/1.jpg","lprice":"42900","hprice":"59000","mallName":"네이버","productId":"1","productType":"1","brand":"한빛","maker":"","category1":"디지털/가전","category2":"주변기기","category3":"키보드","category4":""},
{"title":"손목 <b>받침</b>","link":"https://a/2","image":"","lprice":"0","hprice":"","mallName":"가","productId":"2","productType":"2","brand":"","maker":"","category1":"디지털/가전","category2":"주변기기","category3":"","category4":""}]}`,
    products: 2,
    items: [
      '디지털/가전 > 주변기기 > 키보드: 무선 키보드 & 마우스 한빛 42900',
      '디지털/가전 > 주변기기: 손목 받침 기타 가격비교 예정',
    ],
  },
  {
    title: 'Naver: a smart store, in CP949',
    file: '스마트스토어상품.csv',
    encoding: 'cp949',
    text: `상품번호,판매상태,상품명,재고수량,판매가,할인가,대분류,중분류,소분류,제조사명,브랜드명
1,판매중,똠얌 소스,99,"7,900","6,900",식품,소스,동남아소스,,한빛
2,품절,펲시 컵,0,"5,000",,생활/건강,주방용품,컵,,
3,판매중지,뚝배기,4,"12,000",,생활/건강,주방용품,,도예촌,
4,판매대기,찜기,4,"22,000",,생활/건강,주방용품,,도예촌,
5,판매중,밥솥,0,"99,000","89,000",디지털/가전,주방가전,,쿠쿠,
`,
    products: 5,
    items: [
      '식품 > 소스 > 동남아소스: 똠얌 소스 한빛 6900',
      '생활/건강 > 주방용품 > 컵: 펲시 컵 기타 일시품절',
      '생활/건강 > 주방용품: 뚝배기 도예촌 단종',
      '생활/건강 > 주방용품: 찜기 도예촌 가격비교 예정',
      '디지털/가전 > 주방가전: 밥솥 쿠쿠 일시품절',
    ],
  },
  {
    title: 'Google: a group of which the first variant is withdrawn, with names of their own and no options',
    file: 'groups.csv',
    text: `id,title,price,status,item_group_id
1,스탠드 소,"19,000 KRW",판매중지,G
2,스탠드 대,"29,000 KRW",판매중,G
`,
    products: 1,
    items: ['#1 groups: 스탠드 소 [스탠드 소] 기타 단종', '#1 groups: 스탠드 대 [스탠드 대] 기타 29000'],
  },
  {
    title: 'Naver: one column of a category, with paths and names that hold a slash',
    file: 'naver.csv',
    text: `상품명,가격,카테고리
물통,9000,생활/건강>주방용품>물통
전등,25000,가구/인테리어>조명
비누,3000,생활/건강
`,
    products: 3,
    items: [
      '생활/건강 > 주방용품 > 물통: 물통 기타 9000',
      '가구/인테리어 > 조명: 전등 기타 25000',
      '생활/건강: 비누 기타 3000',
    ],
  },
  {
    title: 'Cafe24: prices, states and the codes of makers, in CP949',
    file: 'cafe24_20261101.csv',
    encoding: 'cp949',
    text: `${cafe24}
P1,,Y,Y,24,의류 > 상의,맨투맨,49000,20000,39000,35100,12,M0000000
P2,,Y,N,24,의류 > 상의,니트,59000,20000,49000,,3,한빛
P3,,N,Y,25|26,의류 > 하의,바지,59000,20000,49000,,3,한빛
P4,,Y,Y,25,,양말,3000,1000,3000,0,0,
P5,,Y,Y,25,전체상품 > 잡화,모자,,1000,19000,,,
`,
    products: 5,
    items: [
      '의류 > 상의: 맨투맨 기타 35100',
      '의류 > 상의: 니트 한빛 단종',
      '의류 > 하의: 바지 한빛 단종',
      'cafe24_20261101: 양말 기타 일시품절',
      '잡화: 모자 기타 19000',
    ],
  },
  {
    title: 'Cafe24: its T and F, a list price of 0, and UTF-8 with a mark',
    file: 'cafe24.csv',
    encoding: 'utf-8 with a mark',
    text: `상품코드,진열상태,판매상태,상품명,소비자가,판매가,재고관리,재고수량,브랜드
P1,T,T,머그,0,12000.00,F,0,한빛
P2,T,F,접시,15000,9000.00,T,9,B0000000
P3,T,T,컵,0,0,T,9,
P4,T,T,냄비,0,"39,000",T,0,
`,
    products: 4,
    items: [
      'cafe24: 머그 한빛 12000',
      'cafe24: 접시 기타 단종',
      'cafe24: 컵 기타 가격비교 예정',
      'cafe24: 냄비 기타 일시품절',
    ],
  },
  {
    title: 'a list of a market, with paths by slashes',
    file: '마켓.csv',
    text: `상품명,정상가,할인판매가,분류,품절여부
모니터,"300,000","259,000",컴퓨터/모니터,N
키보드,"50,000",,컴퓨터/키보드,N
의자,"90,000","80,000",가구,Y
`,
    products: 3,
    items: [
      '컴퓨터 > 모니터: 모니터 기타 259000',
      '컴퓨터 > 키보드: 키보드 기타 50000',
      '가구: 의자 기타 일시품절',
    ],
  },
  {
    title: 'Google: an RSS feed, with groups, lists of types, a bare & and CDATA',
    file: 'google.xml',
    text: `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title><link>https://a</link>
<item><title>Mug &amp; Lid</title><link>https://a/1</link><g:id>1</g:id><g:price>12.00 USD</g:price><g:sale_price>9.00 USD</g:sale_price>
<g:availability>in stock</g:availability><g:brand>Hana</g:brand><g:product_type>Home</g:product_type><g:product_type>Home &gt; Mugs</g:product_type>
<g:shipping><g:country>KR</g:country><g:price>3.00 USD</g:price></g:shipping></item>
<item><title>raw</title><g:title><![CDATA[Shirt <b>Slim</b>]]></g:title><g:price>30.00 USD</g:price><g:availability>out of stock</g:availability><g:brand>A&B</g:brand>
<g:google_product_category>Apparel &amp; Accessories > Clothing</g:google_product_category><g:item_group_id>S</g:item_group_id><g:color>Red</g:color></item>
<item><title>Shirt Slim</title><g:price>30.00 USD</g:price><g:availability>in stock</g:availability><g:brand>A&B</g:brand>
<g:google_product_category>Apparel &amp; Accessories > Clothing</g:google_product_category><g:item_group_id>S</g:item_group_id><g:color>Blue</g:color></item>
</channel></rss>`,
    currency: 'USD',
    products: 2,
    items: [
      'Mugs: Mug & Lid Hana 12600',
      '#1 Apparel & Accessories > Clothing: Shirt Slim [Red] A&B 일시품절',
      '#1 Apparel & Accessories > Clothing: Shirt Slim [Blue] A&B 42000',
    ],
  },
  {
    title: 'Google: an Atom feed, in Latin-1 as it declares',
    file: 'flux.xml',
    encoding: 'latin1',
    text: `<?xml version="1.0" encoding="ISO-8859-1"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Café</title><link rel="self" href="https://a"/>
<entry><g:id>1</g:id><g:title>Théière</g:title><link href="https://a/1"/><g:price>24.90 EUR</g:price><g:availability>in_stock</g:availability><g:product_type>Thé &gt; Théières</g:product_type></entry>
<entry><g:id>2</g:id><g:title>Tasse</g:title><link href="https://a/2"/><g:price>0.00 EUR</g:price><g:availability>preorder</g:availability><g:product_type>Thé &gt; Tasses</g:product_type></entry>
</feed>`,
    currency: 'EUR',
    products: 2,
    items: ['Thé > Théières: Théière 기타 39840', 'Thé > Tasses: Tasse 기타 가격비교 예정'],
  },
  {
    title: 'Naver: an answer of its search as XML',
    file: 'shop.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Naver Open API - shop ::'의자'</title><total>2</total>
<item><title>원목 &lt;b&gt;의자&lt;/b&gt;</title><link>https://a/1</link><lprice>59000</lprice><hprice>70000</hprice><mallName>네이버</mallName><productType>1</productType><maker>나무집</maker><brand></brand><category1>가구/인테리어</category1><category2>거실가구</category2><category3/></item>
<item><title>방석</title><link>https://a/2</link><lprice>9900</lprice><hprice></hprice><mallName>가</mallName><productType>2</productType><maker/><brand>한빛</brand><category1>생활/건강</category1><category2>침구</category2><category3/></item>
</channel></rss>`,
    products: 2,
    items: ['가구/인테리어 > 거실가구: 원목 의자 나무집 59000', '생활/건강 > 침구: 방석 한빛 9900'],
  },
  {
    title: 'Naver: products as XML in EUC-KR',
    file: '상품.xml',
    encoding: 'cp949',
    text: `<?xml version="1.0" encoding="euc-kr"?><products>
<product><상품명>뚝배기</상품명><판매가>12,000</판매가><재고수량>3</재고수량><분류>주방 &gt; 냄비</분류></product>
<product><상품명>찻잔</상품명><판매가>8,000</판매가><재고수량>-2</재고수량><분류>주방 &gt; 컵</분류></product></products>`,
    products: 2,
    items: ['주방 > 냄비: 뚝배기 기타 12000', '주방 > 컵: 찻잔 기타 일시품절'],
  },
  {
    title: 'Google: an answer in JSON Lines, with addresses as states',
    file: 'feed.jsonl',
    text: `{"name":"Lamp","brand":{"name":"x"},"price":35000,"availability":"https://schema.org/InStock","categories":["Home","Home > Lamps"]}
{"name":"Desk","price":99000,"availability":"https://schema.org/OutOfStock","categories":[{"id":1,"name":"Home > Desks"}]}
{"name":"Chair","price":0,"availability":"https://schema.org/Discontinued","categories":[]}
`,
    products: 3,
    items: ['Lamps: Lamp 기타 35000', 'Desks: Desk 기타 일시품절', 'feed: Chair 기타 단종'],
  },
]
