import { savesData } from '@jeoul/ssr'
import { pageQuiet } from '@jeoul/ssr/page-quiet'

/**
 * Prefetches the scripts and styles of the page that most shoppers open next, once this one is quiet, so that a press
 * need not wait for them. Nothing of it runs until that page opens. Never for visitors who save data.
 */
export async function prefetchNext(): Promise<void> {
  const addresses = document.querySelector<HTMLScriptElement>('script[data-next]')?.dataset.next
  if (!addresses || savesData()) return
  await pageQuiet()
  for (const href of addresses.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
}
