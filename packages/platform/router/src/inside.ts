import { $shop, insideShop, shopParam } from '@jeoul/page'

const $param = $shop.map(shopParam)

/**
 * Makes of a way within the site one that stays in the minishop that is open, if one is: whatever leads on is drawn with it,
 * so that a new tab, a copied address and a visit without scripts stay there, too. Another function whenever the minishop is
 * another one, and only then.
 */
export const $inside = $param.map(param => (href: string) => insideShop(href, param))
