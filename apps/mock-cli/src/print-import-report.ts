import { type Defect, type DefectSummary, defectLabels, type ImportReport } from '@jeoul/mock/import'

/** Prints what was imported and what was left out. */
export function printReport(report: ImportReport, out: { path: string; bytes: number } | undefined): void {
  for (const line of describeReport(report)) console.log(line)
  if (out)
    console.log(
      `\nWrote ${out.path} (${formatBytes(out.bytes)}). Serve it: jeoul-mock serve --catalog ${out.path}`,
    )
}

/** Formats a report as lines of text. */
export function describeReport(report: ImportReport): string[] {
  const { files, categories, defects, warnings, hints } = report
  const left = report.read - report.imported - report.folded
  return [
    `${count(report.read)} read, ${count(report.imported)} imported, ${count(left)} left out, ` +
      `${count(report.withoutPrice)} without a price${describeStates(report)}; ${counted(categories.length, 'category', 'categories')} in ${report.seconds.toFixed(1)} s`,
    ...describeVariants(report),
    ...files.map(
      file =>
        `  ${file.path}: ${count(file.imported)} of ${count(file.read)} (${[file.format, ...(file.gzip ? ['gzip'] : []), ...(file.encoding === 'utf-8' ? [] : [file.encoding])].join(', ')})`,
    ),
    ...describeColumns(report.columns),
    ...describeMoney(report.money),
    ...defects.flatMap(defect => describeDefects('Left out, ', defect)),
    ...warnings.flatMap(warning => describeDefects('Imported, but ', warning)),
    ...categories.flatMap(({ cateId, path, items, withoutPrice, facets, leftOut, notes }) => [
      '',
      `${path.join(' > ')} (${cateId}): ${counted(items, 'item', 'items')}, ${count(withoutPrice)} without a price, ${counted(facets.length, 'facet', 'facets')}`,
      ...facets.map(facet => {
        const values =
          facet.values.length > 8
            ? [...facet.values.slice(0, 7), `… ${facet.values.length} in all`]
            : facet.values
        return `  ${facet.name} [${facet.path}] ${(facet.coverage * 100).toFixed(0)}%: ${values.join(' | ')}`
      }),
      ...describeLeftOut(leftOut),
      ...notes.map(note => `  Note: ${note}`),
    ]),
    ...hints.map(hint => `\nHint: ${hint}`),
  ]
}

function describeStates({ discontinued, soldOut }: ImportReport): string {
  const states = [
    ...(discontinued > 0 ? [`${count(discontinued)} 단종`] : []),
    ...(soldOut > 0 ? [`${count(soldOut)} 일시품절`] : []),
  ]
  return states.length === 0 ? '' : ` (${states.join(', ')})`
}

function describeVariants({ imported, products, folded }: ImportReport): string[] {
  if (imported === products && folded === 0) return []
  const others = folded === 0 ? '' : `; ${counted(folded, 'row describes', 'rows describe')} other rows`
  return [`  ${counted(products, 'product', 'products')}, variants counted as one${others}`]
}

/** What the columns of each meaning are called. */
const meanings: readonly (readonly [name: string, ...(readonly (keyof ImportReport['columns'])[])])[] = [
  ['name', 'name'],
  ['maker', 'maker'],
  ['price', 'salePrice', 'price'],
  ['discount', 'discountAmount', 'discountPercent'],
  ['list price', 'listPrice'],
  ['stock and state', 'state', 'availability', 'soldOut', 'stock', 'stockTracking', 'backorders'],
  ['category', 'category'],
  ['variants', 'group'],
]

function describeColumns(columns: ImportReport['columns']): string[] {
  const lines = meanings.flatMap(([name, ...all]) => {
    const paths = all.flatMap(meaning => columns[meaning] ?? [])
    return paths.length === 0 ? [] : [`${name}: ${paths.join(', ')}`]
  })
  return lines.length === 0 ? [] : [`  Columns of ${lines.join('; ')}`]
}

function describeMoney({ currency, rate }: ImportReport['money']): string[] {
  if (currency === 'KRW' && rate === 1) return []
  return [`  Prices in ${currency}, at ${count(rate)} won each; --rate sets another rate`]
}

function describeDefects(what: string, { reason, total, examples }: DefectSummary): string[] {
  return [
    '',
    `${what}${defectLabels[reason]}: ${count(total)}`,
    ...examples.map(defect => `  ${placeOf(defect)}: ${defect.detail}`),
    ...(total > examples.length ? [`  and ${count(total - examples.length)} more`] : []),
  ]
}

/** A place as file:line, or the number of a record in a list or feed. */
function placeOf({ file, line, element }: Defect): string {
  return element === undefined ? `${file}:${line}` : `${file}, record ${element}`
}

type LeftOut = ImportReport['categories'][number]['leftOut']

function describeLeftOut(fields: LeftOut): string[] {
  const reasons = [...new Set(fields.map(field => field.reason))]
  const lines = reasons.map(reason => {
    const paths = fields.filter(field => field.reason === reason).map(field => field.path)
    return `    ${reason}: ${paths.join(', ')}`
  })
  return lines.length === 0 ? [] : ['  No facets:', ...lines]
}

function counted(value: number, one: string, many: string): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
