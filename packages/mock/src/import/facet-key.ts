import { hash } from '../catalogue/random.ts'

/** Makes a key that matches `^[a-z0-9_.-]{1,40}$` and is not in `taken`, and adds it there. */
export function makeKey(text: string, taken: Set<string>): string {
  const plain = text
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])(?=[a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const readable = plain !== '' && !/[^\p{ASCII}]/u.test(text)
  const whole = readable ? plain : `${plain.slice(0, 24)}${plain === '' ? '' : '-'}${hash(text).toString(36)}`
  const base = whole.length <= 40 ? whole : `${whole.slice(0, 32)}-${hash(text).toString(36)}`
  let key = base
  for (let at = 2; taken.has(key); at++) key = `${base.slice(0, 36)}-${at}`
  taken.add(key)
  return key
}
