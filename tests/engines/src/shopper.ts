import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { axeSource } from '../../e2e/src/axe-source.ts'
import { life } from '../../e2e/src/page-life.ts'
import type { Driver } from './driver.ts'
import { installFinder, type SentStep } from './find-in-page.ts'

type Words = string | RegExp

/** What a shopper sees of one element, or of all that fit, and what they do with it. Actions wait until it is there. */
interface Target {
  /** Elements below it with this role, and this accessible name. */
  get(role: string, name?: Words): Target
  text(words: Words): Target
  /** One of those that fit, from 0; from the end if it is negative. */
  nth(place: number): Target
  click(): Promise<void>
  fill(text: string): Promise<void>
  /** Chooses an option of a select by its value. */
  select(value: string): Promise<void>
  upload(...paths: readonly string[]): Promise<void>
  /** Waits until one is there that assistive technology can see. */
  appears(): Promise<void>
  /** Waits until there are this many. */
  counts(count: number): Promise<void>
  /** The texts of all of them, with single spaces. */
  texts(): Promise<readonly string[]>
  /** Their distances from the top of the window, in CSS pixels. */
  tops(): Promise<readonly number[]>
  /** What is typed or chosen in the first one; '' if it is not there. */
  value(): Promise<string>
  /** An attribute of the first one; null if it has none. */
  attribute(name: string): Promise<string | null>
  /** Whether the first one has the focus. */
  isFocused(): Promise<boolean>
}

/** A tab of a shopper, the same for all engines. */
export interface Shopper extends Pick<Target, 'get' | 'text'> {
  readonly driver: Driver
  label(words: Words): Target
  /** Opens an address, and waits until the page answers presses. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Waits until the whole page is alive: its regions below the fold, and what works behind its views. */
  settled(): Promise<void>
  /** Expects axe to find no violation on the page. */
  expectAccessible(): Promise<void>
}

/** Unlike `expect.poll`, `toPass` has no limit of its own. */
const patience = { timeout: 30_000, intervals: [50, 100, 200] }

const librarySource = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

export function createShopper(driver: Driver): Shopper {
  /** Once a document. */
  async function prepare(): Promise<void> {
    if (await driver.run(() => 'findInPage' in window, null)) return
    await driver.load(librarySource)
    await driver.run(installFinder, null)
  }

  async function read<Result>(
    steps: readonly SentStep[],
    script: (steps: readonly SentStep[]) => Result,
  ): Promise<Awaited<Result>> {
    await prepare()
    return driver.run(script, steps)
  }

  async function waitFor(state: string): Promise<void> {
    await expect
      .poll(() => driver.run(name => document.documentElement.hasAttribute(name), state), patience)
      .toBe(true)
  }

  function target(steps: readonly SentStep[]): Target {
    const act = (action: () => Promise<boolean>) =>
      expect(async () => {
        await prepare()
        expect(await action(), `is there: ${JSON.stringify(steps)}`).toBe(true)
      }).toPass(patience)

    return {
      get: (role, name) =>
        target([...steps, { by: 'role', value: role, ...(name !== undefined && { name: send(name) }) }]),
      text: words => target([...steps, { by: 'text', value: send(words) }]),
      nth(place) {
        const last = steps.at(-1)
        if (!last) throw new Error('nth follows what it chooses from, as in get("link").nth(0)')
        return target([...steps.slice(0, -1), { ...last, nth: place }])
      },
      click: () => act(() => driver.click(steps)),
      fill: text => act(() => driver.fill(steps, text)),
      select: value => act(() => driver.select(steps, value)),
      upload: (...paths) => act(() => driver.upload(steps, paths)),
      appears: () => act(async () => (await read(steps, sent => window.findInPage?.(sent).length ?? 0)) > 0),
      counts: count =>
        expect
          .poll(() => read(steps, sent => window.findInPage?.(sent).length), {
            ...patience,
            message: JSON.stringify(steps),
          })
          .toBe(count),
      texts: () =>
        read(steps, sent =>
          (window.findInPage?.(sent) ?? []).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
        ),
      tops: () =>
        read(steps, sent =>
          (window.findInPage?.(sent) ?? []).map(found => found.getBoundingClientRect().top),
        ),
      value: () =>
        read(steps, sent => {
          const [field] = window.findInPage?.(sent) ?? []
          return field && 'value' in field ? String(field.value) : ''
        }),
      async attribute(name) {
        await prepare()
        return driver.run(([sent, of]) => window.findInPage?.(sent)[0]?.getAttribute(of) ?? null, [
          steps,
          name,
        ] as const)
      },
      isFocused: () => read(steps, sent => window.findInPage?.(sent)[0] === document.activeElement),
    }
  }

  const page = target([])
  return {
    driver,
    get: page.get,
    text: page.text,
    label: words => target([{ by: 'label', value: send(words) }]),
    async open(address) {
      await driver.open(address)
      await waitFor(life.hydrated)
    },
    async reload() {
      await driver.reload()
      await waitFor(life.hydrated)
    },
    settled: () => waitFor(life.settled),
    async expectAccessible() {
      if (!(await driver.run(() => 'axe' in window, null))) await driver.load(axeSource)
      const violations = await driver.run(findViolations, null)
      expect.soft(violations, await driver.address()).toEqual([])
    },
  }
}

function send(words: Words): SentStep['value'] {
  return typeof words === 'string' ? words : { source: words.source, flags: words.flags }
}

/** Runs in the page. Entries of a list and rows of a table are alike: those after the eighth are left out. */
async function findViolations(): Promise<string[]> {
  const results = await window.axe?.run(
    { include: [':root'], exclude: ['main :is(li, tr):nth-child(n + 9)'] },
    { resultTypes: ['violations'] },
  )
  if (!results) throw new Error('axe is not in the page')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
