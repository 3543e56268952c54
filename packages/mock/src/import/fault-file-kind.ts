import { jsonLinesFileKind } from '../files/index.ts'
import { isRecord } from './field-path.ts'
import { faultLabels } from './import-report.ts'

/** A JSON Lines file with one fault per line. */
export const faultFileKind = jsonLinesFileKind(
  'a list of faulty lines',
  value => isRecord(value) && Object.hasOwn(faultLabels, String(value.reason)) && 'detail' in value,
)
