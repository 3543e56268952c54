import type { SentStep } from './find-in-page.ts'

/** What a shopper's browser looks like, in CSS pixels. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly isDark: boolean
}

/**
 * One tab of one engine. An engine is added by another implementation of this.
 *
 * Actions on elements return whether the element was there; one that cannot be pressed now throws.
 */
export interface Driver {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  address(): Promise<string>
  /** Runs a function in the page; it refers to nothing outside, and takes and returns JSON. */
  run<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>
  /** Runs the source of a library in the page. */
  load(source: string): Promise<void>
  click(steps: readonly SentStep[]): Promise<boolean>
  /** Replaces the text of a field. */
  fill(steps: readonly SentStep[], text: string): Promise<boolean>
  /** Chooses an option of a select by its value. */
  select(steps: readonly SentStep[], value: string): Promise<boolean>
  upload(steps: readonly SentStep[], paths: readonly string[]): Promise<boolean>
  /** Presses a key, named as `KeyboardEvent.key` names it, in the element that has the focus. */
  press(key: string): Promise<void>
  /** Turns to the second tab, as soon as a page has opened it. */
  turnToNewTab(): Promise<void>
  /** A PNG of what is in view. */
  picture(): Promise<Buffer>
  /** Errors of scripts, and in the consoles of its pages; none where the engine's driver does not tell them. */
  errors(): readonly string[]
  close(): Promise<void>
}

export type OpenDriver = (screen: Screen) => Promise<Driver>
