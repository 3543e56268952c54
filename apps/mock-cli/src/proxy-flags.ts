/** What was asked of `proxy`, defaults filled in. */
export interface ProxyFlags {
  readonly main?: string
  readonly second?: string
  readonly portMain: number
  readonly portSecond: number
  /** In milliseconds. */
  readonly timeLimit: number
  readonly record?: string
  readonly replay?: string
  /** Path of the file for the report. */
  readonly report?: string
  readonly strict: boolean
}
