import type { Product } from '@jeoul/api/types'

/** A product with only the fields that the contract requires. */
export function productOf(changes: Partial<Product> = {}): Product {
  return {
    item: {
      item_id: '7',
      name: '그래픽카드 가',
      cate_id: '111213',
      maker: 'ASUS',
      image: 'https://pictures.example/7.svg',
      price_state: 3,
      cash: 892_000,
      card: 871_200,
    },
    related: [],
    zzim_my: false,
    zzim_count: 3,
    productData: { isAssembledPc: false, priceLow: 892_000 },
    optionChange: { base: [], option: [] },
    detail: { text: '', images: [] },
    specData: [{ name: '기본', rows: [{ name: '메모리', value: '12GB' }] }],
    happyTreeData: null,
    ...changes,
  }
}
