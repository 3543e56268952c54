/** A message from a page to the worker. */
export type PageMessage =
  /** A page of this build is open: what it has loaded already, and whether the rest of the build may be loaded too. */
  | {
      readonly type: 'opened'
      readonly build: string
      readonly href: string
      readonly assets: readonly string[]
      readonly mayFill: boolean
    }
  /** The visitor moved here within the site. */
  | { readonly type: 'moved'; readonly href: string }

/** A message from the worker to a page: its answer was kept at that time, in milliseconds since 1970. */
export interface WorkerMessage {
  readonly keptAt: number
}

/** Whether a message is a page's: pages of this site alone can send any, so its type is enough. */
export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'type' in data
}
