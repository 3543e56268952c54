import { JSONParser } from '@streamparser/json'
import { isRecord } from '../is-record.ts'
import type { Found, Reading, SourceFormat } from './import-report.ts'
import { longestLine, wholeLines } from './lines.ts'
import type { Source } from './open-source.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import { findList } from './source-format.ts'

/** Reads the records of a source in batches. A bad record gives a defect and throws no error. */
export function readRecords(source: Source, format: SourceFormat): AsyncIterable<readonly Reading[]> {
  if (format === 'csv') return readCsv(source)
  if (format === 'xml') return readXml(source)
  return format === 'jsonl' ? readJsonLines(source) : readList(source, findList(source.head)?.at ?? 0)
}

async function* readJsonLines({ chunks, head }: Source): AsyncGenerator<readonly Reading[]> {
  // Old spreadsheets end lines in CR alone.
  const lineEnd = /\n|\r(?!\n|$)/.exec(head)?.[0] ?? '\n'
  let line = 1
  for await (const block of wholeLines(chunks, lineEnd)) {
    const texts = block.split(lineEnd)
    yield texts.flatMap((text, at) =>
      text.trim() === '' ? [] : [{ line: line + at, ...parseLine(text.trimEnd()) }],
    )
    line += texts.length - 1
  }
}

function parseLine(text: string): Found {
  if (text.length > longestLine) return { defect: 'too-long', detail: `begins with ${text.slice(0, 40)}` }
  try {
    return asRecord(JSON.parse(text))
  } catch (error) {
    return { defect: 'bad-json', detail: describe(error) }
  }
}

/**
 * Reads the elements of a JSON list. After one that is no JSON it goes on with the next object that follows another.
 *
 * @param from the position of the list's `[` in the first chunk
 */
async function* readList({ chunks, progress }: Source, from: number): AsyncGenerator<readonly Reading[]> {
  let batch: Reading[] = []
  let line = 1
  let element = 0
  /** The line on which the open element begins. */
  let begun: number | undefined
  let hasEnded = false
  const add = (found: Found) => {
    batch.push({ line: begun ?? line, element: ++element, ...found })
    begun = undefined
  }
  function begin(): JSONParser {
    const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
    parser.onValue = ({ value }) => add(asRecord(value))
    parser.onEnd = () => {
      hasEnded = true
    }
    parser.write('[')
    return parser
  }
  let parser: JSONParser | undefined = begin()
  let before = ''
  let skip = from + 1
  for await (const chunk of chunks) {
    line += chunk.slice(0, skip).split('\n').length - 1
    // Each element begins a piece, so that an error loses no other.
    for (const piece of chunk.slice(skip).split(/(?<=\n|\},)/)) {
      if (!parser && /\}\s*,\s*$/.test(before) && /^\s*\{/.test(piece)) parser = begin()
      if (parser && /[^\s,\]]/.test(piece)) begun ??= line
      try {
        parser?.write(piece)
      } catch (error) {
        // Its positions are those in our pieces.
        if (!hasEnded)
          add({ defect: 'bad-json', detail: describe(error).replace(/ at chunk position.*/, '') })
        parser = undefined
      }
      if (hasEnded) break
      before = (before + piece).slice(-100)
      if (piece.endsWith('\n')) line++
    }
    skip = 0
    if (batch.length > 0) yield batch
    batch = []
    if (hasEnded) return
  }
  if (!parser) return
  progress.damage ??= 'the list has no end: the file is cut off'
  if (begun !== undefined) {
    add({ defect: 'bad-json', detail: 'the file ends in the middle of it' })
    yield batch
  }
}

function asRecord(value: unknown): Found {
  return isRecord(value) ? { record: value } : { defect: 'bad-json', detail: 'not an object' }
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'not JSON').slice(0, 160)
}
