import type { Page } from '@playwright/test'
import { type BenchPage, listPage, mobileListPage } from '../bench-pages.ts'

/** Where the filters of a list are, and how to reach them. */
export interface FilterPage {
  readonly page: BenchPage
  readonly viewport: { readonly width: number; readonly height: number }
  /** Selects the container of the checkboxes. */
  readonly panel: string
  /** Triggers the request for the category's index. */
  readonly reach: (page: Page) => Promise<void>
}

export const filterPages: readonly FilterPage[] = [
  {
    page: listPage,
    viewport: { width: 1280, height: 900 },
    panel: 'search[data-key=filter]',
    reach: page => page.mouse.move(200, 400),
  },
  {
    page: mobileListPage,
    viewport: { width: 390, height: 844 },
    panel: 'dialog[open]',
    reach: page => page.locator('button[data-key=filter]').click(),
  },
]
