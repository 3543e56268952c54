import type { Fault } from '../fault.ts'

/** What a visitor saves, searches for and compares, and where they are redirected. */
export const visitorFaults: readonly Fault[] = [
  {
    name: 'merged-wish-doubled',
    file: 'packages/domain/wish/src/merge-groups.ts',
    find: '!isKnown(item)',
    replace: 'true',
  },
  {
    name: 'saved-item-cannot-be-unsaved',
    file: 'packages/domain/wish/src/change-groups.ts',
    find: 'filter(item => item.itemId !== itemId)',
    replace: 'filter(() => true)',
  },
  {
    name: 'earlier-keywords-lost',
    file: 'packages/domain/search/src/latest-keywords.ts',
    find: '[keyword, ...keywords]',
    replace: '[keyword]',
  },
  {
    name: 'ninth-item-compared',
    file: 'packages/domain/compare/src/picked-items.ts',
    find: 'items.length >= maxCompared',
    replace: 'items.length > maxCompared',
  },
  {
    name: 'mall-address-taken-from-the-query',
    file: 'packages/domain/offers/src/outbound/outbound-offer.ts',
    find: 'href: mallHref(found.offer.market.href)',
    replace: 'href: mallHref(linked.itemIdCp ?? found.offer.market.href)',
  },
  {
    name: 'dearer-offer-opened-by-itself',
    file: 'packages/domain/offers/src/outbound/outbound-offer.ts',
    find: "outbound.change.kind !== 'dearer'",
    replace: 'true',
  },
  {
    name: 'refused-token-counts-as-logged-in',
    file: 'packages/domain/visitor/src/session/visitor.ts',
    find: ' || isRefused(user) || isRefused(member)',
    replace: '',
    spec: 'tests/e2e/src/account.spec.ts',
  },
  {
    name: 'login-returns-without-the-query',
    file: 'packages/platform/ssr/src/site-links.ts',
    find: 'encodeURIComponent(props.origin + path + search)',
    replace: 'encodeURIComponent(props.origin + path)',
    spec: 'tests/e2e/src/account.spec.ts',
  },
  {
    name: 'refused-minishop-stays-saved',
    file: 'packages/domain/shop/src/minishop-model.ts',
    find: 'sample({ clock: refused, source: $confirmed, target: $zzim })',
    replace: '',
    spec: 'tests/e2e/src/minishop.spec.ts',
  },
  {
    name: 'event-link-leaves-the-site',
    file: 'packages/domain/page/src/site-path.ts',
    find: '(?![/\\\\])',
    replace: '',
  },
]
