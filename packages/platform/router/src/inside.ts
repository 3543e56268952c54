import { $shop, insideShop, shopParam } from '@jeoul/page'

const $param = $shop.map(shopParam)

/**
 * A function that keeps an address of the site within the open minishop, if there is one. Every link is drawn
 * with it, so that new tabs, copied addresses and visits without scripts stay in the minishop. The function
 * changes only with the minishop.
 */
export const $inside = $param.map(param => (href: string) => insideShop(href, param))
