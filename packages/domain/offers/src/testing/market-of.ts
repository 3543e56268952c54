import type { Market } from '@jeoul/api/types'

/** A mall's offer with only the fields that the specification names. */
export function marketOf(changes: Partial<Market> = {}): Market {
  return {
    idxBManager: 0,
    mallName: '저울마켓',
    mallImage: 'https://mall.example/logo.svg',
    itemIdCp: '7',
    itemNameCp: '상품',
    priceB2c: 10_000,
    costDelivery: { kind: 'free' },
    cardInstallment: 0,
    eventCard: '',
    href: 'https://mall.example/7',
    ...changes,
  }
}
