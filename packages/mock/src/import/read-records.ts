import { isRecord } from './field-path.ts'
import type { Source } from './open-source.ts'
import { type Reading, readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { type Line, readLines } from './read-lines.ts'
import type { SourceFormat } from './source-format.ts'

/** Reads the records of a source in batches. A bad line gives a fault and throws no error. */
export function readRecords(source: Source, format: SourceFormat): AsyncIterable<readonly Reading[]> {
  if (format === 'csv') return readCsv(readLines(source.chunks))
  return parseLines(format === 'jsonl' ? readLines(source.chunks) : readJsonArray(source.chunks))
}

async function* parseLines(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Reading[]> {
  for await (const batch of batches) yield batch.filter(line => line.text.trim() !== '').map(parseLine)
}

function parseLine(line: Line): Reading {
  const { number, text } = line
  if (line.cut) return { line: number, fault: 'too-long', detail: `begins with ${text.slice(0, 40)}` }
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { line: number, record: value }
    return { line: number, fault: 'bad-json', detail: 'not an object' }
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'not JSON'
    return { line: number, fault: 'bad-json', detail: detail.slice(0, 160) }
  }
}
