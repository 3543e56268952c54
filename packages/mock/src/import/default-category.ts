import { basename } from 'node:path'

/**
 * Kinds of goods: names of files and words of categories in English, Korean words, the drawing, and the category of such a
 * file, which otherwise keeps the file's name.
 */
const kinds: readonly (readonly [english: string, korean: string, drawing: string, category?: string])[] = [
  ['liquid-?coolers?', '수랭', 'liquid-cooler'],
  ['(cpu-?)?coolers?', '쿨러', 'air-cooler', 'CPU쿨러'],
  ['video-?cards?|gpus?|graphics?-?cards?', '그래픽', 'graphics-card', '그래픽카드'],
  ['cpus?|processors?', '프로세서', 'cpu', 'CPU'],
  ['motherboards?|mainboards?', '메인보드', 'motherboard', '메인보드'],
  ['memory|rams?|memories', '메모리', 'memory', '메모리'],
  ['(pc-?)?cases?', '케이스', 'pc-case', 'PC케이스'],
  ['psus?|power-?suppl(y|ies)', '파워|power', 'power-supply', '파워'],
  ['hdds?', '하드', 'hdd', 'HDD'],
  ['ssds?', 'SSD', 'ssd', 'SSD'],
  ['storage|internal-?hard-?drives?|drives?', '저장', 'ssd', '저장장치'],
  ['laptops?|notebooks?', '노트북', 'notebook', '노트북'],
  ['monitors?', '모니터', 'monitor', '모니터'],
  ['keyboards?', '키보드', 'keyboard', '키보드'],
  ['mouse|mice', '마우스', 'mouse', '마우스'],
  ['headphones?', '헤드폰', 'headphones', '헤드폰'],
  ['speakers?', '스피커', 'speaker'],
  ['printers?', '프린터', 'printer'],
  ['tablets?', '태블릿', 'tablet'],
  ['(smart)?phones?', '휴대폰|스마트폰', 'smartphone'],
]

/** A file's name without folder and extensions: 'data/video-card.jsonl.gz' becomes 'video-card'. */
export function bareName(path: string): string {
  return basename(path)
    .replace(/\.gz$/i, '')
    .replace(/\.(jsonl|ndjson|json|csv|tsv|txt)$/i, '')
}

/** Guesses the category from a file's name. */
export function categoryOfFile(path: string): string {
  const bare = bareName(path)
  const plain = bare.toLowerCase().replace(/[_\s]+/g, '-')
  return kinds.find(([english]) => new RegExp(`^(${english})$`).test(plain))?.[3] ?? bare
}

/** The drawing of the generated catalogue for a category's products, or 'box' if there is none. */
export function pictureOf(category: string): string {
  const plain = category.toLowerCase().replace(/[_\s]+/g, '-')
  const isOf = ([english, korean]: (typeof kinds)[number]) =>
    new RegExp(`(?<![a-z])(${english})(?![a-z])|${korean}`, 'i').test(plain)
  return kinds.find(isOf)?.[2] ?? 'box'
}
