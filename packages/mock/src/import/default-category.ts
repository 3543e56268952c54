import { basename } from 'node:path'
import { words } from './words.ts'

/** A file's name without folder and extensions: 'data/video-card.jsonl.gz' becomes 'video-card'. */
export function bareName(path: string): string {
  return basename(path).replace(/(\.(jsonl|ndjson|json|csv|tsv|txt|xml))?(\.gz)?$/i, '')
}

/** Guesses the category from a file's name. */
export function categoryOfFile(path: string): string {
  const bare = bareName(path)
  const kind = words.kinds.find(({ file }) => new RegExp(`^(${file})$`).test(plainOf(bare)))
  return kind?.category ?? bare
}

/** The drawing of the generated catalogue for a category's products, or 'box' if there is none. */
export function pictureOf(category: string): string {
  const isOf = ({ file, words }: { file: string; words: string }) =>
    new RegExp(`(?<![a-z])(${file})(?![a-z])|${words}`, 'i').test(plainOf(category))
  return words.kinds.find(isOf)?.drawing ?? 'box'
}

function plainOf(name: string): string {
  return name.toLowerCase().replace(/[_\s]+/g, '-')
}
