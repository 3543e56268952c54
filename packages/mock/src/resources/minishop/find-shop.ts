import { at } from '../../catalogue/at.ts'
import { type Minishop, minishops } from '../../catalogue/minishops.ts'
import { parseInteger } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { regions } from '../site/regions.ts'

/** A minishop, or the site itself. */
export interface Shop extends Minishop {
  readonly introduction: string
  readonly notice: string
  readonly address: string
}

export const siteName = '저울'

const site: Shop = {
  idxBManager: 1,
  user: 'jeoul',
  name: siteName,
  introduction: '여러 몰의 가격을 배송비까지 더해 비교해 드려요.',
  notice: '',
  address: '',
}
const shops: readonly Shop[] = [
  site,
  ...minishops.map(shop => ({
    ...shop,
    introduction: `${shop.name}의 상품을 저울에서 비교하고 바로 살 수 있어요. 재고와 배송은 판매자가 직접 챙겨요.`,
    notice: '평일 오후 3시까지 주문하면 그날 보내 드려요.',
    address: addressOf(shop.idxBManager),
  })),
]

/** A made-up address: each shop in another region, as far as there are enough. */
function addressOf(idxBManager: number): string {
  const [name = ''] = at(regions, idxBManager % regions.length).names
  return `${name} 저울로 ${idxBManager}`
}

/** 404 for an unknown number. */
export function findShop(place: string, idxBManager: number): Shop {
  return found(
    place,
    shops.find(shop => shop.idxBManager === idxBManager),
  )
}

/** 404 for an unknown user name. */
export function findShopOfUser(user: string): Shop {
  return found(
    'query.mall_web_user',
    shops.find(shop => shop.user === user),
  )
}

/**
 * The name of the minishop whose items are listed; null for the site itself, which lists everything. An
 * unknown number sells nothing (assumed).
 */
export function sellerOf(idxBManager: number | undefined): string | null {
  if (idxBManager === undefined || idxBManager === site.idxBManager) return null
  return shops.find(shop => shop.idxBManager === idxBManager)?.name ?? ''
}

/** The seller in a query's idx_b_manager; 400 if invalid. */
export function parseShop(query: URLSearchParams): string | null {
  return sellerOf(parseInteger('query.idx_b_manager', query.get('idx_b_manager'), 1))
}

/** 400 for an invalid user name. */
export function parseMallWebUser(query: URLSearchParams): string {
  const user = query.get('mall_web_user') ?? ''
  if (/^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(user)) return user
  throw new Problem(400, 'query.mall_web_user: expected a letter, then at most 39 letters, digits, _ or -')
}

function found(place: string, shop: Shop | undefined): Shop {
  if (!shop) throw new Problem(404, `${place}: no such minishop`)
  return shop
}
