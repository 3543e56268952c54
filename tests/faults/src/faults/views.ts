import type { Fault } from '../fault.ts'

/** Views of both sites, with their buttons and links. */
export const viewFaults: readonly Fault[] = [
  {
    name: 'crawlers-follow-links-to-malls',
    file: 'packages/features/offers/src/offer-link.tsx',
    find: 'rel="nofollow noopener"',
    replace: 'rel="noopener"',
    spec: 'tests/e2e/src/item.spec.ts',
  },
  {
    name: 'unknown-delivery-called-included',
    file: 'packages/domain/personal-price/src/headline/headline.ts',
    find: "if (delivery === null) return '+ 배송비 확인 필요'",
    replace: "if (delivery === null) return '배송비 포함'",
  },
  {
    name: 'price-gap-shown-as-a-price',
    file: 'packages/features/compare/src/column-price.tsx',
    find: ' signed />',
    replace: ' />',
    spec: 'tests/e2e/src/compare.spec.ts',
  },
  {
    name: 'missing-value-not-read-aloud',
    file: 'packages/features/compare/src/spec-rows.tsx',
    find: '<span className="sr-only">정보 없음</span>',
    replace: '',
    spec: 'tests/e2e/src/compare.spec.ts',
  },
  {
    name: 'moved-column-loses-the-focus',
    file: 'packages/features/compare/src/use-column-order.ts',
    find: 'focused.current = moverId(itemId, side)',
    replace: '',
    spec: 'tests/e2e/src/compare.spec.ts',
  },
  {
    name: 'single-item-can-be-compared',
    file: 'packages/features/compare/src/tray.tsx',
    find: 'picked.length >= minCompared',
    replace: 'picked.length > 0',
    spec: 'tests/e2e/src/compare.spec.ts',
  },
  {
    name: 'price-band-cannot-be-taken-back',
    file: 'apps/web-desktop/src/pages/list/price-filter.tsx',
    find: 'isChosen ? choosePrices(query, null, null) : ',
    replace: '',
    spec: 'tests/e2e/src/list.spec.ts',
  },
  {
    name: 'list-link-leaves-the-minishop',
    file: 'packages/features/list/src/list-href.ts',
    find: 'return inside(query.search ?',
    replace: 'return (query.search ?',
    spec: 'tests/e2e/src/minishop-links.spec.ts',
  },
  {
    name: 'chosen-value-unchecked-in-the-sheet',
    file: 'apps/web-mobile/src/pages/list/facet-values.tsx',
    find: 'checked={isChosen}',
    replace: 'checked={false}',
    spec: 'tests/e2e/src/mobile-filters.spec.ts',
  },
  {
    name: 'failed-load-not-tried-again-when-online',
    file: 'packages/platform/ssr/src/browser/follow-page.ts',
    find: "'online',",
    replace: "'none',",
    spec: 'tests/e2e/src/mobile-list.spec.ts',
  },
  {
    name: 'more-items-loaded-despite-saved-data',
    file: 'apps/web-mobile/src/pages/list/use-near-end.ts',
    find: ' || savesData()',
    replace: '',
    spec: 'tests/e2e/src/mobile-list.spec.ts',
  },
  {
    name: 'retry-of-a-failed-list-does-nothing',
    file: 'apps/web-desktop/src/pages/list/list-results.tsx',
    find: '못했어요" onRetry={retry}',
    replace: '못했어요" onRetry={() => {}}',
    spec: 'tests/e2e/src/failures.spec.ts',
  },
]
