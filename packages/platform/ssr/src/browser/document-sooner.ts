/**
 * Whether a page's document would be there sooner than what a move to it needs: none of that is loaded before the
 * enhancements are (docs/decisions/0171). Without a network a move keeps the shopper on the site.
 */
export function isDocumentSooner(): boolean {
  return navigator.onLine && !('enhanced' in document.documentElement.dataset)
}
