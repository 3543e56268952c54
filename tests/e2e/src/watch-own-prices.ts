declare global {
  interface Window {
    /** What has stood under 내 결제가 so far: of each heading, every price. */
    ownPrices?: Map<string, Set<string>>
  }
}

/** Notes what stands under 내 결제가 whenever the page changes. Runs in the page, before its own scripts. */
export function watchOwnPrices(): void {
  const seen = new Map<string, Set<string>>()
  window.ownPrices = seen
  const look = () => {
    for (const line of document.querySelectorAll('main :is(summary, p)')) {
      const [, price] = /내 결제가\D*?([\d,]+)원/.exec(line.textContent ?? '') ?? []
      const name = line.closest('li, article')?.querySelector('h1, h2')?.textContent
      if (!price || !name || !line.checkVisibility()) continue
      seen.set(name, (seen.get(name) ?? new Set()).add(price))
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}
