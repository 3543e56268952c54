import type { Market } from '@jeoul/api/types'

/** One numbered mall's offer. */
export function marketOf(changes: Partial<Market> = {}): Market {
  return {
    idxBManager: 0,
    mallId: '23',
    mallName: '저울마켓',
    mallImage: 'https://mall.example/logo.svg',
    itemIdCp: '77012',
    itemNameCp: '상품',
    priceB2c: 10_000,
    costDelivery: { kind: 'free' },
    cardInstallment: 0,
    eventCard: '',
    href: 'https://mall.example/77012',
    ...changes,
  }
}
