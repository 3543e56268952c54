/** A message from a page to the worker. */
export type PageMessage =
  /** A page of this build is open, with the files it has loaded, and whether the other files may be loaded too. */
  | {
      readonly type: 'opened'
      readonly build: string
      readonly href: string
      readonly assets: readonly string[]
      readonly mayFill: boolean
    }
  /** The visitor navigated here within the site. */
  | { readonly type: 'moved'; readonly href: string }

/** A message from the worker to a page: its answer was kept at that time, in milliseconds since 1970. */
export interface WorkerMessage {
  readonly cachedAt: number
}

/** Whether a message is from a page. Only pages of this site can send any, so checking the type is enough. */
export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'type' in data
}
