import { pageQuiet } from './page-quiet.ts'
import { savesData } from './saves-data.ts'

/**
 * Prefetches the scripts and styles that a shopper who goes on is likely to need, once the page is quiet, so that the
 * first press does not wait for them. Nothing of it runs before.
 */
export async function prefetchNext(): Promise<void> {
  const list = document.querySelector<HTMLScriptElement>('script[data-next]')?.dataset.next
  if (!list || savesData()) return
  await pageQuiet()
  const answer = await fetch(list).catch(() => null)
  if (!answer?.ok) return
  for (const href of (await answer.text()).split('\n')) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    document.head.append(link)
  }
}
