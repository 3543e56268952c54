import type { Store } from 'effector'
import type { ComponentType, ReactNode } from 'react'
import type { HeadSource } from './page-head.ts'

/** One page of a site: what it shows, and what it says of itself outside the body. */
export interface Page {
  /** Loads the view; its module brings the page's styles along. */
  readonly loadView: () => Promise<{ default: ComponentType }>
  /** The view's module, by which the build knows its scripts and styles. */
  readonly viewFile: string
  readonly head: HeadSource
  /** HTTP status the page is served with. */
  readonly $status: Store<number>
}

/** A site is its pages, and which of them is open. */
export interface Site<Name extends string = never> {
  readonly pages: Readonly<Record<Name, Page>>
  readonly $page: Store<Name>
  /** Header, the open page as its child, footer. */
  readonly Shell: ComponentType<{ children: ReactNode }>
}
