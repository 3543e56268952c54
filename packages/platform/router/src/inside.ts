import { $shop, insideShop, shopParam } from '@jeoul/page'

const $param = $shop.map(shopParam)

/** Outside of minishops every address stays as it is. One function, so that views need not render again for it. */
const unchanged = (href: string) => href

/**
 * A function that keeps an address of the site within the open minishop, if there is one. Every link is drawn
 * with it, so that new tabs, copied addresses and visits without scripts stay in the minishop. The function
 * changes only with the minishop.
 */
export const $inside = $param.map(param =>
  param === '' ? unchanged : (href: string) => insideShop(href, param),
)
