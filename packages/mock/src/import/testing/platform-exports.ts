import type { ShopExport } from './shop-export.ts'

const shopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status'
const woo =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global'
const magento =
  'sku,product_type,categories,name,product_online,visibility,price,special_price,special_price_from_date,special_price_to_date,additional_attributes,qty,is_in_stock,manage_stock,configurable_variations'
const prestashop =
  'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;Quantity'

/** Files that the software of shops writes: Shopify, WooCommerce, Magento and PrestaShop. */
export const platformExports: readonly ShopExport[] = [
  {
    title: 'Shopify: variants of one handle, with a row of a picture',
    file: 'products_export.csv',
    text: `${shopify}
tee,Cotton Tee,<p>Soft</p>,Hanbit,Apparel & Accessories > Clothing > Shirts & Tops,Shirts,summer,TRUE,Size,S,Color,Red,T-S,shopify,3,deny,19000,25000,https://a/1.jpg,active
tee,,,,,,,,,M,,Red,T-M,shopify,0,deny,19000,25000,https://a/2.jpg,
tee,,,,,,,,,L,,Blue,T-L,shopify,0,continue,21000,,,
tee,,,,,,,,,,,,,,,,,,https://a/3.jpg,
`,
    products: 1,
    items: [
      '#1 Apparel & Accessories > Clothing > Shirts & Tops: Cotton Tee [S / Red] Hanbit 19000',
      '#1 Apparel & Accessories > Clothing > Shirts & Tops: Cotton Tee [M / Red] Hanbit 일시품절',
      '#1 Apparel & Accessories > Clothing > Shirts & Tops: Cotton Tee [L / Blue] Hanbit 21000',
    ],
  },
  {
    title: 'Shopify: one variant is none, and drafts and withdrawn products have no price',
    file: 'products_export.csv',
    text: `${shopify}
mug,Mug,,Hanbit,,Kitchen,,TRUE,Title,Default Title,,,M-1,,0,deny,12.50,,,active
bowl,Bowl,,,,Kitchen,,FALSE,Title,Default Title,,,B-1,shopify,5,deny,9.00,,,active
jug,Jug,,Hanbit,,Kitchen,,TRUE,Title,Default Title,,,J-1,shopify,5,deny,30.00,,,draft
cup,Cup,,Hanbit,,Kitchen,,TRUE,Title,Default Title,,,C-1,shopify,5,deny,0.00,,,active
`,
    currency: 'USD',
    products: 4,
    items: [
      'Kitchen: Mug Hanbit 17500',
      'Kitchen: Bowl 기타 단종',
      'Kitchen: Jug Hanbit 가격비교 예정',
      'Kitchen: Cup Hanbit 가격비교 예정',
    ],
  },
  {
    title: 'Shopify: handles that are not in a row of each other, in Korean',
    file: '상품.csv',
    text: `Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price
hat,울 모자,한빛,모자,TRUE,색상,블랙,39000,
bag,에코백,,가방,TRUE,색상,아이보리,15000,
hat,,,,,,그레이,35000,39000
`,
    products: 2,
    items: [
      '#1 모자: 울 모자 [블랙] 한빛 39000',
      '가방: 에코백 기타 15000',
      '#1 모자: 울 모자 [그레이] 한빛 35000',
    ],
  },
  {
    title: 'WooCommerce: variations below a parent, with sale prices and lists of categories',
    file: 'wc-product-export.csv',
    text: `${woo}
10,variable,HD,Hoodie,1,1,,0,,,"Clothing > Hoodies, Clothing",,Color,"Blue, Green, Red",1,1
11,variation,HD-B,Hoodie - Blue,1,1,,0,42,45,,HD,Color,Blue,,1
12,variation,HD-G,Hoodie - Green,1,0,0,0,,45,,HD,Color,Green,,1
13,variation,HD-R,Hoodie - Red,1,1,0,1,,45,,id:10,Color,Red,,1
14,simple,CAP,Cap,1,1,7,0,,18,Clothing > Accessories,,,,,
`,
    currency: 'USD',
    products: 2,
    items: [
      '#1 Clothing > Hoodies: Hoodie [Blue] 기타 58800',
      '#1 Clothing > Hoodies: Hoodie [Green] 기타 일시품절',
      '#1 Clothing > Hoodies: Hoodie [Red] 기타 63000',
      'Clothing > Accessories: Cap 기타 25200',
    ],
  },
  {
    title:
      'WooCommerce: an empty sale price, a sale that is over, one that goes on, drafts and private products',
    file: 'wc-product-export.csv',
    text: `Type,SKU,Name,Published,In stock?,Stock,Date sale price starts,Date sale price ends,Sale price,Regular price,Categories
simple,A,머그,1,1,,,,,12000,주방 > 컵
simple,B,컵,1,1,,2001-01-01,2001-02-01,5000,9000,주방 > 컵
simple,C,접시,1,1,,2001-01-01,2999-01-01,7000,9000,"주방 > 접시, 특가전"
simple,D,냄비,-1,1,,,,,30000,주방
simple,E,국자,0,1,,,,,3000,주방
simple,F,주걱,1,1,4,,,0,2000,Uncategorized
`,
    products: 6,
    items: [
      '주방 > 컵: 머그 기타 12000',
      '주방 > 컵: 컵 기타 9000',
      '주방 > 접시: 접시 기타 7000',
      '주방: 냄비 기타 가격비교 예정',
      '주방: 국자 기타 단종',
      'wc-product-export: 주걱 기타 2000',
    ],
  },
  {
    title: 'WooCommerce: variations whose parent is not in the file',
    file: 'variations.csv',
    text: `ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
21,variation,TS,티셔츠 - S,1,1,15000,의류,TEE,사이즈,S
22,variation,TM,티셔츠 - M,1,1,15000,의류,TEE,사이즈,M
`,
    products: 1,
    items: ['#1 의류: 티셔츠 - S [S] 기타 15000', '#1 의류: 티셔츠 - M [M] 기타 15000'],
  },
  {
    title: 'WooCommerce: letters of Latin-1 in names and categories',
    file: 'produits.csv',
    encoding: 'latin1',
    text: `Type,SKU,Name,Published,In stock?,Regular price,Categories
simple,1,Théière émaillée,1,1,"24,90",Vaisselle > Thé
simple,2,Crème brûlée à la façon d'Ärmel,1,1,"9,50",Épicerie
`,
    currency: 'EUR',
    products: 2,
    items: [
      'Vaisselle > Thé: Théière émaillée 기타 39840',
      "Épicerie: Crème brûlée à la façon d'Ärmel 기타 15200",
    ],
  },
  {
    title: 'Magento: a configurable product that follows its variants',
    file: 'catalog_product.csv',
    text: `${magento}
MH-S,simple,"Default Category/Men,Default Category/Men/Hoodies",Hoodie-S-Black,1,Not Visible Individually,52,,,,"color=Black,size=S",10,1,1,
MH-M,simple,"Default Category/Men,Default Category/Men/Hoodies",Hoodie-M-Black,1,Not Visible Individually,52,39,,,"color=Black,size=M",0,0,1,
MH,configurable,"Default Category/Men,Default Category/Men/Hoodies",Hoodie,1,"Catalog, Search",52,,,,material=Cotton,0,1,1,"sku=MH-S,color=Black,size=S|sku=MH-M,color=Black,size=M"
BAG,simple,"Default Category/Gear,Default Category/Gear/Bags",Bag,1,"Catalog, Search",45,32.5,,,"brand=Aim,material=Nylon",100,1,1,
`,
    currency: 'USD',
    products: 2,
    items: [
      '#1 Men > Hoodies: Hoodie [Black / S] 기타 72800',
      '#1 Men > Hoodies: Hoodie [Black / M] 기타 일시품절',
      'Gear > Bags: Bag Aim 45500',
    ],
  },
  {
    title: 'Magento: disabled products, unmanaged stock, and a special price with dates',
    file: 'catalog_product.csv',
    text: `${magento}
A,simple,Default Category/Gear,Strap,2,"Catalog, Search",14.00,,,,,5,1,1,
B,simple,Default Category/Gear,Ball,1,"Catalog, Search",23.00,9.00,2001-01-01,2001-01-31,,0,1,0,
C,virtual,Default Category,Course,1,"Catalog, Search",0,,,,,0,1,0,
D,simple,"Default Category/Gear|Default Category/Gear/Yoga/Mats",Mat,1,"Catalog, Search",30.00,,,,,-2,0,1,
`,
    currency: 'USD',
    products: 4,
    items: [
      'Gear: Strap 기타 단종',
      'Gear: Ball 기타 32200',
      'catalog_product: Course 기타 가격비교 예정',
      'Gear > Yoga > Mats: Mat 기타 일시품절',
    ],
  },
  {
    title: 'Magento: a root of another name, told by categories that contain each other',
    file: 'magento.csv',
    text: `sku,product_type,categories,name,price,special_price,qty,is_in_stock
1,simple,"Shop/생활,Shop/생활/수납",바구니,12000,9900,3,1
2,simple,Shop/주방,냄비,45000,,3,1
`,
    products: 2,
    items: ['Shop > 생활 > 수납: 바구니 기타 9900', 'Shop > 주방: 냄비 기타 45000'],
  },
  {
    title: 'PrestaShop: prices without tax, discounts, and letters of Latin-1',
    file: 'products_import.csv',
    encoding: 'latin1',
    text: `${prestashop}
1;1;Bougie à la menthe;Accueil,Déco,Déco/Bougies;16,50;0;;;;;r1;Café Édition;20
2;1;Affiche;Déco;10,00;1;2,00;;;;r2;;0
3;0;Carnet;Papeterie;5,00;0;;;;;r3;Graphique;5
4;1;Coussin;Maison;20,00;1;;25;2001-01-01;2999-01-01;r4;Graphique;5
5;1;Mug;Maison;12,00;1;;50;2001-01-01;2001-02-01;r5;Graphique;5
`,
    currency: 'EUR',
    products: 5,
    items: [
      'Déco > Bougies: Bougie à la menthe Café Édition 26400',
      'Déco: Affiche 기타 일시품절',
      'Papeterie: Carnet Graphique 단종',
      'Maison: Coussin Graphique 24000',
      'Maison: Mug Graphique 19200',
    ],
  },
  {
    title: 'PrestaShop: the list of its back office, with tax and without',
    file: 'product_2026.csv',
    text: `"Product ID";"Image";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status";"Position"
"1";"https://a/1.jpg";"Mountain fox cushion";"demo_13";"Home Accessories";"18.90 €";"22.68 €";"300";"1";"1"
"2";"https://a/2.jpg";"Brown bear notebook";"demo_8";"Stationery";"12.90 €";"15.48 €";"0";"1";"2"
"3";"https://a/3.jpg";"Old poster";"demo_9";"Stationery";"12.90 €";"15.48 €";"5";"0";"3"
`,
    currency: 'EUR',
    products: 3,
    items: [
      'Home Accessories: Mountain fox cushion 기타 36288',
      'Stationery: Brown bear notebook 기타 일시품절',
      'Stationery: Old poster 기타 단종',
    ],
  },
  {
    title: 'PrestaShop: only a price without tax, in Korean and CP949',
    file: '상품목록.csv',
    encoding: 'cp949',
    text: `ID;Active;Name;Categories;Price tax excl.;Manufacturer;Quantity
1;1;쵸콜릿 쿠키;홈,과자;4500;한빛;10
2;1;뻥튀기;홈,과자;3000;;-1
`,
    products: 2,
    items: ['과자: 쵸콜릿 쿠키 한빛 4500', '과자: 뻥튀기 기타 일시품절'],
  },
  {
    title: 'WooCommerce: attributes of simple products, and a parent alone',
    file: 'wc.csv',
    text: `${woo}
1,simple,A,책상,1,1,3,0,,120000,가구 > 책상,,재질,"원목, 철제",1,0
2,variable,B,의자,1,1,,0,,,가구 > 의자,,색상,"블랙, 화이트",1,0
3,simple,C,선반,1,0,,0,20000,30000,가구,,,,,
4,variation,B-1,의자 - 블랙,0,1,,0,,80000,,B,색상,블랙,,0
5,variation,B-2,의자 - 화이트,1,1,,0,,85000,,B,색상,화이트,,0
6,variable,D,소파,1,1,,0,,,가구,,색상,"블랙, 화이트",1,0
`,
    products: 4,
    items: [
      '가구 > 책상: 책상 기타 120000',
      '가구: 선반 기타 일시품절',
      '#1 가구 > 의자: 의자 [블랙] 기타 단종',
      '#1 가구 > 의자: 의자 [화이트] 기타 85000',
      '가구: 소파 기타 가격비교 예정',
    ],
  },
  {
    title: 'Magento: two configurable products, one of them disabled, in Latin-1',
    file: 'export_catalog_product.csv',
    encoding: 'latin1',
    text: `sku,product_type,categories,name,product_online,price,additional_attributes,qty,is_in_stock,configurable_variations
T-1,simple,,Tee-Bleu,1,20.00,"color=Bleu foncé,manufacturer=Éclat",4,1,
T-2,simple,,Tee-Vert,1,22.00,color=Vert,4,1,
U-1,simple,Default Category/Été,Short-S,1,30.00,size=S,4,1,
T,configurable,Default Category/Été/T-shirts,Tee côtelé,1,,manufacturer=Éclat,0,1,"sku=T-1,color=Bleu foncé|sku=T-2,color=Vert"
U,configurable,Default Category/Été,Short,2,,,0,1,"sku=U-1,size=S"
`,
    currency: 'EUR',
    products: 2,
    items: [
      '#1 Été > T-shirts: Tee côtelé [Bleu foncé] Éclat 32000',
      '#1 Été > T-shirts: Tee côtelé [Vert] Éclat 35200',
      '#2 Été: Short [S] 기타 단종',
    ],
  },
  {
    title: 'Shopify: letters of Latin-1, unpublished by an empty cell, and a price of a sale that costs more',
    file: 'produits.csv',
    encoding: 'latin1',
    text: `Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price
robe,Robe d'été,Maison Zoé,Vêtements,TRUE,Taille,S,Couleur,Crème,4,79.00,99.00
robe,,,,,,M,,Crème,0,79.00,99.00
gant,Gant,Maison Zoé,Vêtements,,Title,Default Title,,,2,15.00,10.00
`,
    currency: 'EUR',
    products: 2,
    items: [
      "#1 Vêtements: Robe d'été [S / Crème] Maison Zoé 126400",
      "#1 Vêtements: Robe d'été [M / Crème] Maison Zoé 일시품절",
      'Vêtements: Gant Maison Zoé 24000',
    ],
  },
]
