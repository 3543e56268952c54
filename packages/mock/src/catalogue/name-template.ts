import { hash } from './random.ts'

const letters = 'ABCDEFGHKLMNPQRSTUVWXYZ'

/** What a name template may refer to. */
interface NameParts {
  readonly line: string
  wordOf(key: string): string
  /** Tells products apart whose words are the same: the digits of their model codes run on from one to the next. */
  readonly edition: number
}

const placeholder = /\{([a-z0-9_]+)(#?)\}/g

/** Fills a template, see `Blueprint`. */
export function fillTemplate(template: string, parts: NameParts): string {
  const words = template
    .replace('{line}', parts.line)
    .replace(placeholder, (_, key: string, number: string) => {
      const value = parts.wordOf(key)
      return number === '' ? value : (/[\d.]+/.exec(value)?.[0] ?? value)
    })
  return fillCodes(words, parts.edition)
}

/** Keys of the traits that a template names. */
export function traitsIn(template: string): string[] {
  return Array.from(template.matchAll(placeholder), match => match[1] ?? '').filter(key => key !== 'line')
}

/** Whether a template has a model code with room for many editions. */
export function hasCode(template: string): boolean {
  return (template.replace(placeholder, '').match(/[#@]/g)?.length ?? 0) >= 2
}

function fillCodes(words: string, edition: number): string {
  if (!/[#@]/.test(words)) return words
  let state = (hash(words) % 1_000_003) + edition
  const filled: string[] = []
  for (const char of Array.from(words).reverse()) {
    if (char === '#') {
      filled.push(String(state % 10))
      state = Math.floor(state / 10)
    } else if (char === '@') {
      filled.push(letters.charAt(state % letters.length))
      state = Math.floor(state / letters.length)
    } else filled.push(char)
  }
  return filled.reverse().join('')
}
