import type { ItemListResponse } from '@jeoul/api/types'
import type { Card } from './cards.ts'

const won = new Intl.NumberFormat('ko')

/** Fetches the first thirty products of a query, as plain cards. */
export async function fetchCards(
  mainUrl: string,
  items: Readonly<Record<string, string>>,
): Promise<readonly Card[]> {
  const query = new URLSearchParams({ ...items, idx_b_manager: '1', offset: '0', limit: '30' })
  const response = await fetch(`${mainUrl}/front/v3/items?${query}`)
  const { result }: ItemListResponse = await response.json()
  return result.items.map(item => ({
    id: String(item.item_id),
    image: item.image,
    name: item.name,
    specs: item.key_specs.join(' · '),
    price: item.cash === null ? '' : `${won.format(item.cash)}원`,
  }))
}
