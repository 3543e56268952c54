export { type Address, isSameAddress } from './address.ts'
export {
  $address,
  $anyPage,
  $isLogged,
  $isShopFailed,
  $isUnknownShop,
  $managerId,
  $pageProps,
  $shop,
  $siteProps,
  addressChanged,
  appStarted,
  shopFound,
  shopLookUpFailed,
  shopMissed,
} from './model.ts'
export { minishopNumber, type Operator, type SiteProps, siteManagerId } from './page-props.ts'
export { isPopup, pageTypeOf } from './page-type.ts'
export { readCookie, readToken } from './read-token.ts'
export { isSameShop, type ShopAddress } from './shop-address.ts'
export { inShop, shopKey } from './shop-keys.ts'
export { insideShop, outsideShop, shopCanonical, shopParam } from './shop-links.ts'
export { isSitePath } from './site-path.ts'
export { visitorHeader } from './visitor-header.ts'
export { withoutParams } from './without-params.ts'
