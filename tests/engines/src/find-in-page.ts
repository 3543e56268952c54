import type * as TestingLibrary from '@testing-library/dom'

/** A regular expression as it is sent to a page. */
interface SentPattern {
  readonly source: string
  readonly flags: string
}

/** One step of the way to an element: all elements below those of the last step that fit. */
export interface SentStep {
  readonly by: 'role' | 'text' | 'label'
  /** The role of an element found by its role, otherwise its text or label. */
  readonly value: string | SentPattern
  /** The accessible name of an element found by its role. */
  readonly name?: string | SentPattern
  /** Only this one of those that fit, from 0; from the end if it is negative. */
  readonly nth?: number
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
    findInPage?(steps: readonly SentStep[]): HTMLElement[]
  }
}

/**
 * Puts `findInPage` into a page that has Testing Library, which finds elements in every engine as a shopper would, by
 * role and accessible name. Runs in the page, hence refers to nothing outside.
 */
export function installFinder(): void {
  const { TestingLibraryDom: library } = window
  if (!library) throw new Error('Testing Library is not in the page')
  const { queryAllByRole, queryAllByLabelText } = library

  const read = (value: SentStep['value']) =>
    typeof value === 'string' ? value : new RegExp(value.source, value.flags)

  function innermostWith(words: string | RegExp, scope: HTMLElement): HTMLElement[] {
    const fits = ({ textContent }: Element) => {
      const text = (textContent ?? '').replace(/\s+/g, ' ').trim()
      return typeof words === 'string' ? text === words : words.test(text)
    }
    return Array.from(scope.querySelectorAll<HTMLElement>(':not(script, style, noscript)')).filter(
      element => fits(element) && !Array.from(element.children).some(fits) && element.checkVisibility(),
    )
  }

  function below(scope: HTMLElement, { by, value, name }: SentStep): HTMLElement[] {
    if (by === 'text') return innermostWith(read(value), scope)
    if (by === 'label') return queryAllByLabelText(scope, read(value))
    return queryAllByRole(scope, String(value), name === undefined ? {} : { name: read(name) })
  }

  window.findInPage = steps =>
    steps.reduce(
      (scopes: HTMLElement[], step) => {
        const found = [...new Set(scopes.flatMap(scope => below(scope, step)))]
        if (step.nth === undefined) return found
        const one = found.at(step.nth)
        return one ? [one] : []
      },
      [document.body],
    )
}
