export { $fixLogo, $logo, headerRightBanner, headerShown } from './header-model.ts'
export { $shopManager, minishopShown } from './manager-model.ts'
export { mapHref } from './map-href.ts'
export type { OpenMinishop } from './minishop-answer.ts'
export {
  $minishopOutcome,
  $zzim,
  $zzimError,
  minishop,
  minishopMap,
  minishopRetried,
  zzimErrorClosed,
} from './minishop-model.ts'
export { footerShown, latestNotice, notice, notices, noticesRequested } from './notice-model.ts'
export { noticesPage } from './notices-page.ts'
export { operatorLines, operatorPages } from './operator-lines.ts'
export { zzimPressed } from './zzim-login.ts'
