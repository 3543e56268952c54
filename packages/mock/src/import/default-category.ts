import { basename } from 'node:path'

const categoryPatterns: readonly (readonly [RegExp, string])[] = [
  [/^(video-?cards?|gpus?|graphics?-?cards?)$/, '그래픽카드'],
  [/^(cpu-?coolers?|coolers?)$/, 'CPU쿨러'],
  [/^(cpus?|processors?)$/, 'CPU'],
  [/^(motherboards?|mainboards?)$/, '메인보드'],
  [/^(memory|ram|rams|memories)$/, '메모리'],
  [/^(pc-?cases?|cases?)$/, 'PC케이스'],
  [/^(psus?|power-?suppl(y|ies))$/, '파워'],
  [/^(storage|internal-?hard-?drives?|drives?)$/, '저장장치'],
  [/^ssds?$/, 'SSD'],
  [/^hdds?$/, 'HDD'],
  [/^monitors?$/, '모니터'],
  [/^keyboards?$/, '키보드'],
  [/^(mouse|mice)$/, '마우스'],
  [/^(laptops?|notebooks?)$/, '노트북'],
  [/^headphones?$/, '헤드폰'],
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
  return categoryPatterns.find(([shape]) => shape.test(plain))?.[1] ?? bare
}
