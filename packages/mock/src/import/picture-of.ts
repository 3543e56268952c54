/** Maps words in a category's name to drawings of the generated catalogue. */
const pictures: readonly (readonly [RegExp, string])[] = [
  [/수랭|liquid/i, 'liquid-cooler'],
  [/쿨러|cooler/i, 'air-cooler'],
  [/그래픽|gpu|video/i, 'graphics-card'],
  [/cpu|프로세서|processor/i, 'cpu'],
  [/메인보드|motherboard|mainboard/i, 'motherboard'],
  [/메모리|\bram\b|memory/i, 'memory'],
  [/케이스|case/i, 'pc-case'],
  [/파워|psu|power/i, 'power-supply'],
  [/hdd|하드/i, 'hdd'],
  [/ssd|저장|storage/i, 'ssd'],
  [/노트북|laptop|notebook/i, 'notebook'],
  [/모니터|monitor/i, 'monitor'],
  [/키보드|keyboard/i, 'keyboard'],
  [/마우스|mouse|mice/i, 'mouse'],
  [/헤드폰|headphone/i, 'headphones'],
  [/스피커|speaker/i, 'speaker'],
  [/프린터|printer/i, 'printer'],
  [/태블릿|tablet/i, 'tablet'],
  [/휴대폰|스마트폰|phone/i, 'smartphone'],
]

/** The drawing for a category's products, or 'box' if there is none. */
export function pictureOf(category: string): string {
  return pictures.find(([shape]) => shape.test(category))?.[1] ?? 'box'
}
