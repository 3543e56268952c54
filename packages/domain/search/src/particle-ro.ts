import { josa } from 'es-hangul'

/**
 * 로 or 으로, whichever follows a keyword when it is read aloud: figures and Latin letters by their Korean names
 * (0, 3, 6, m and n end in a consonant).
 */
export function particleRo(keyword: string): '로' | '으로' {
  return /[036mn]$/i.test(keyword) ? '으로' : josa.pick(keyword, '으로/로')
}
