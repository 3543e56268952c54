import { jsonLinesFileKind } from '../files/index.ts'
import { isRecord } from '../is-record.ts'
import { defectLabels } from './import-report.ts'

/** A JSON Lines file with one defect per line. */
export const defectFileKind = jsonLinesFileKind(
  'a list of faulty lines',
  value => isRecord(value) && Object.hasOwn(defectLabels, String(value.reason)) && 'detail' in value,
)
