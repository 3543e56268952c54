import { isRecord } from '../is-record.ts'
import { readCsv } from './csv/read-csv.ts'
import { findList } from './json/find-list.ts'
import { type Element, readJsonList } from './json/read-json-list.ts'
import type { Source } from './open-source.ts'
import { type Line, readLines } from './read-lines.ts'
import type { Reading } from './reading.ts'
import type { SourceFormat } from './source-format.ts'

/** Reads the records of a source in batches. A bad line gives a defect and throws no error. */
export function readRecords(source: Source, format: SourceFormat): AsyncIterable<readonly Reading[]> {
  const { chunks, head, path } = source
  if (format === 'csv')
    return readCsv(readLines(chunks, { inQuotes: true }), /\.tsv(\.gz)?$/i.test(path) ? '\t' : undefined)
  if (format === 'json-list') return parseAll(readJsonList(chunks, findList(head)?.at ?? 0))
  return parseAll(toElements(readLines(chunks)))
}

async function* toElements(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Element[]> {
  for await (const batch of batches) {
    yield batch.flatMap(({ number, text, cut }) =>
      text.trim() === '' ? [] : [{ line: number, text, ...(cut && { cut: 'long' as const }) }],
    )
  }
}

async function* parseAll(batches: AsyncIterable<readonly Element[]>): AsyncGenerator<readonly Reading[]> {
  for await (const batch of batches) yield batch.map(parseElement)
}

function parseElement({ text, cut, ...position }: Element): Reading {
  if (cut === 'long') return { ...position, defect: 'too-long', detail: `begins with ${text.slice(0, 40)}` }
  if (cut === 'end') return { ...position, defect: 'bad-json', detail: 'the file ends in the middle of it' }
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { ...position, record: value }
    return { ...position, defect: 'bad-json', detail: 'not an object' }
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'not JSON'
    return { ...position, defect: 'bad-json', detail: detail.slice(0, 160) }
  }
}
