import type { Fault } from '../fault.ts'

/** Category lists and searches. */
export const listFaults: readonly Fault[] = [
  {
    name: 'page-ends-where-the-first-one-does',
    file: 'packages/domain/paging/src/list-window.ts',
    find: 'limit: page * size',
    replace: 'limit: size',
  },
  {
    name: 'highest-price-not-asked-for',
    file: 'packages/domain/filter-spec/src/filter-params.ts',
    find: '...(max !== null && { max }),',
    replace: '',
  },
  {
    name: 'page-kept-when-a-filter-is-chosen',
    file: 'packages/domain/list/src/choice-model.ts',
    find: '({ ...query, ...choices, page: 1 })',
    replace: '({ ...query, ...choices })',
  },
  {
    name: 'canonical-of-every-page-is-the-first',
    file: 'packages/domain/list/src/list-head.ts',
    find: 'isPlain ? listUrl + writeListQuery({ ...defaultListQuery, page: query.page }) : listUrl',
    replace: 'listUrl',
  },
  {
    name: 'structured-data-counts-from-one-on-every-page',
    file: 'packages/domain/list/src/list-structured-data.ts',
    find: 'position: offset + index + 1',
    replace: 'position: index + 1',
  },
  {
    name: 'one-maker-removed-removes-all',
    file: 'packages/domain/filter-spec/src/chips.ts',
    find: 'without: toggleMaker(filter, id)',
    replace: 'without: { ...filter, makers: [] }',
  },
  {
    name: 'item-shown-twice-after-loading-more',
    file: 'packages/domain/list/src/grown-list.ts',
    find: 'const grown = distinct([...list.items, ...items])',
    replace: 'const grown = [...list.items, ...items]',
  },
  {
    name: 'old-list-brought-back',
    file: 'packages/domain/list/src/saved-list.ts',
    find: ' || now - saved.now > savedListTtl',
    replace: '',
  },
  {
    name: 'last-page-link-leads-to-the-next-block',
    file: 'packages/ui/src/components/pagination.tsx',
    find: 'link(count, last,',
    replace: 'link(next, last,',
    spec: 'tests/e2e/src/list.spec.ts',
  },
  {
    name: 'paid-delivery-called-free-on-a-card',
    file: 'apps/web-mobile/src/pages/list/card-price.tsx',
    find: "basis === '무료배송' ?",
    replace: 'basis ?',
    spec: 'tests/e2e/src/mobile-list.spec.ts',
  },
  {
    name: 'opened-card-loses-the-focus-on-return',
    file: 'apps/web-mobile/src/shared/list-scroll.ts',
    find: "if (isOpened) element.querySelector('a')?.focus({ preventScroll: true })",
    replace: '',
    spec: 'tests/e2e/src/mobile-list-return.spec.ts',
  },
  {
    name: 'keyword-asked-for-as-typed-alone',
    file: 'packages/domain/search/src/keyword-readings.ts',
    find: '  yield inUsualWords(keyword)\n',
    replace: '',
  },
  {
    name: 'same-reading-asked-for-twice',
    file: 'packages/domain/search/src/keyword-readings.ts',
    find: "if (reading === '' || yielded.has(reading)) continue",
    replace: "if (reading === '') continue",
  },
  {
    name: 'suggestion-replaces-the-brand',
    file: 'packages/domain/search/src/keyword-readings.ts',
    find: 'return suggested !== keyword && keepsKnown(keyword, suggested)',
    replace: 'return suggested !== keyword',
  },
  {
    name: 'exact-search-read-otherwise',
    file: 'packages/domain/list/src/find-items.ts',
    find: '  if (search.isExact) return askAs(readAs(typed, known?.isTypedEmpty ?? false))\n',
    replace: '',
  },
]
