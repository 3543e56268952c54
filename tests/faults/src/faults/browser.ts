import type { Fault } from '../fault.ts'

/** Navigation, focus, keyboard and hydration. */
export const browserFaults: readonly Fault[] = [
  {
    name: 'back-link-leaves-the-site',
    file: 'packages/routing/src/intercept-links.ts',
    find: 'link.dataset.back !== undefined && cameFromHere()',
    replace: 'link.dataset.back !== undefined',
    spec: 'tests/e2e/src/mobile-list-return.spec.ts',
  },
  {
    name: 'new-page-without-the-focus',
    file: 'packages/routing/src/intercept-links.ts',
    find: "document.getElementById('main')?.focus({ preventScroll: true })",
    replace: '',
    spec: 'tests/e2e/src/keyboard.spec.ts',
  },
  {
    name: 'minishop-left-on-every-move',
    file: 'packages/routing/src/model.ts',
    find: 'const href = inside(to.href)',
    replace: 'const href = to.href',
    spec: 'tests/e2e/src/minishop.spec.ts',
  },
  {
    name: 'closed-layer-goes-back-twice',
    file: 'packages/routing/src/layer-model.ts',
    find: '$layer.on(layerLeft, () => null)',
    replace: '',
    spec: 'tests/e2e/src/mobile-filters.spec.ts',
  },
  {
    name: 'shortcuts-fire-in-text-fields',
    file: 'packages/extras/src/takes-characters.ts',
    find: 'return !textless.includes(element.type)',
    replace: 'return false',
    spec: 'tests/e2e/src/keyboard.spec.ts',
  },
  {
    name: 'marked-suggestion-not-announced',
    file: 'packages/ui/src/components/use-combobox.ts',
    find: '(isExpanded && markedId) || null',
    replace: 'null',
    spec: 'tests/e2e/src/search-layer.spec.ts',
  },
  {
    name: 'row-button-without-the-product-name',
    file: 'packages/ui/src/components/row-actions.tsx',
    find: 'data-act="compare" aria-label',
    replace: 'data-act="compare" title',
    spec: 'tests/e2e/src/row-actions.spec.ts',
  },
  {
    name: 'dialog-keeps-the-focus-when-closed',
    file: 'packages/ui/src/components/dialog.tsx',
    find: 'return () => window?.close()',
    replace: 'return undefined',
    spec: 'tests/e2e/src/item-visit.spec.ts',
  },
  {
    name: 'device-values-hydrate-differently',
    file: 'packages/runtime/src/use-kept.ts',
    find: '() => onServer,',
    replace: '() => value,',
    spec: 'tests/e2e/src/own-price.spec.ts',
  },
]
