import type { Page } from '@playwright/test'

/** Composes Korean like an input method: each step replaces the underlined text, until it is committed. */
export async function compose(page: Page, steps: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  return {
    commit: (text: string) => session.send('Input.insertText', { text }),
  }
}

/** Composes a word syllable by syllable, each by its steps and its final form. */
export async function composeAll(
  page: Page,
  syllables: readonly (readonly [steps: readonly string[], text: string])[],
): Promise<void> {
  for (const [steps, text] of syllables) {
    const { commit } = await compose(page, steps)
    await commit(text)
  }
}

/** 그래픽, as typed on a Korean keyboard. */
export const graphic = [
  [['ㄱ', '그', '글'], '그'],
  [['ㄹ', '래', '랲'], '래'],
  [['ㅍ', '피', '픽'], '픽'],
] as const
