import type { Page } from '@playwright/test'

/** Whether the page says that something takes long. */
export const saysLate = (page: Page) =>
  page.evaluate(() => {
    const { content, visibility } = getComputedStyle(document.documentElement, '::after')
    return content.includes('시간이 조금 걸리고 있어요') && visibility === 'visible'
  })

/** Where the page says so, in CSS pixels from the top of the window: a pseudo-element has no locator. */
export async function lateNoteEdges(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 1 })
  const html = root.children?.find(({ nodeName }) => nodeName === 'HTML')
  const note = html?.pseudoElements?.find(({ pseudoType }) => pseudoType === 'after')
  if (!note) throw new Error('the page has no such note')
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId: note.backendNodeId })
  await session.detach()
  const [, top = Number.NaN, , , , bottom = Number.NaN] = model.border
  return { top, bottom }
}
