import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { OutputFileError } from '@jeoul/mock/files'
import {
  bareName,
  checkOutputs,
  ImportError,
  type ImportMapping,
  type ImportProgress,
  type ImportResult,
  importFiles,
  noPriceChoices,
  UnknownFieldError,
  writeCatalogueFile,
} from '@jeoul/mock/import'
import { Command, Option } from 'commander'
import { createDefectFile } from './defect-file.ts'
import { describeImportProgress } from './describe-import-progress.ts'
import { type ImportFlags, readCount, readEncoding, readPairs, readRate, toMapping } from './import-flags.ts'
import { printReport } from './print-import-report.ts'
import { createProgressLine } from './progress-line.ts'

const examples = `
Examples:
  jeoul-mock import video-card.jsonl --name '{name} {chipset}' --currency USD --rate 1400 --out gpus.catalog.json
  jeoul-mock import gpu.jsonl.gz --category PC부품/그래픽카드 --unit length=mm --label tdp=소비전력
  jeoul-mock import *.jsonl.gz --parts --out parts.catalog.json.gz
  jeoul-mock import gpu.jsonl.gz --parts --prices video-card.jsonl --currency USD --out priced.catalog.json.gz
  jeoul-mock import products_export.csv --currency USD
  jeoul-mock import products.csv --encoding cp949 --category-field 품목
`

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

const noPrice = new Option(
  '--no-price <what>',
  "what to do with items without a price: 'upcoming' (가격비교 예정), 'sold-out' or 'skip'",
)
noPrice.choices([...noPriceChoices])
// Commander would take it for the negation of --price.
noPrice.negate = false

/** `jeoul-mock import FILE…`. Exit codes: 0 imported, 1 a file failed or nothing could be imported, 2 wrong usage. */
export const importCommand: Command = new Command('import')
  .description(
    'turn your own data (CSV, JSON Lines, a JSON array or an XML feed, gzipped or not) into a catalogue file',
  )
  .argument('<file...>', 'files to import into one catalogue')
  .option(
    '--name <path>',
    "path of the name, such as metadata.name, or a template, such as '{name} {chipset}'",
  )
  .option(
    '--maker <path>',
    "path of the maker (default: a usual field; for PC parts also the name's first word)",
  )
  .option('--no-maker', 'import items without makers')
  .option('--price <path>', 'path of the price (default: what is paid today, of the usual fields)')
  .option('--currency <code>', 'currency of the prices (default: KRW); a sign of another one ends the import')
  .option('--rate <won>', 'won per unit of the currency (default: an assumed rate)', readRate)
  .addOption(noPrice)
  .option(
    '--category <names>',
    'one category for all items, from the top: NAME[/NAME/NAME] (default: of each item, or else guessed from the file name)',
  )
  .option('--category-id <id>', 'id of the leaf category, for instance one of the generated catalogue')
  .option(
    '--category-field <path>',
    "path of each item's category (default: a usual field), or a template of its levels, such as '{대분류}/{소분류}'",
  )
  .option('--parts', 'put parts of a PC into the generated categories of their kind, told by their fields')
  .option(
    '--prices <file>',
    'file with prices of the same parts, where the parts have none of their own; may be repeated',
    collect,
  )
  .option(
    '--key <path>',
    'path of the field that identifies items; equal ones are duplicates (default: the whole record)',
  )
  .option('--label <path=name>', 'name of a specification; may be repeated', readPairs)
  .option('--unit <path=unit>', 'unit of a specification; may be repeated', readPairs)
  .option('--skip <path>', 'leave out a field and everything below it; may be repeated', collect)
  .option('--facet <path>', 'always make a facet of a field; may be repeated', collect)
  .option('--facets <count>', 'most facets per category (default: 15)', readCount)
  .option(
    '--encoding <label>',
    'encoding of the files, such as cp949 (default: utf-8, or cp949 or Latin-1 where only that fits)',
    readEncoding,
  )
  .option(
    '--out <file>',
    'catalogue file to write, gzipped if it ends with .gz (default: beside the first file); replaces only a catalogue',
  )
  .option('--dry-run', 'print the report without writing a catalogue')
  .option('--show-errors <count>', 'faulty lines to show for each reason (default: 5)', readCount)
  .option('--errors <file>', 'write every faulty line and warning to a file, as JSON Lines')
  .option('--json', 'print the report as JSON')
  .addHelpText('after', examples)
  .exitOverride(error => process.exit(error.exitCode === 0 ? 0 : 2))
  .action(run)

async function run(files: readonly string[], flags: ImportFlags): Promise<void> {
  keepYoungHeapSmall()
  const progress = createProgressLine(process.stderr, describeImportProgress)
  try {
    const mapping = toMapping(flags, message => importCommand.error(`error: ${message}`, { exitCode: 2 }))
    const out = flags.dryRun ? undefined : (flags.out ?? outBeside(files[0] ?? 'import'))
    await checkOutputs({ catalogue: out, defects: flags.errors }, [...files, ...(flags.prices ?? [])])
    const { catalogue, report } = await importWithDefects(files, mapping, flags.errors, progress.show)
    const written =
      out === undefined ? undefined : { path: out, bytes: await writeCatalogueFile(catalogue, out) }
    progress.clear()
    if (flags.json) {
      const { path = null, bytes = null } = written ?? {}
      console.log(JSON.stringify({ ...report, out: path, bytes }, null, 2))
    } else printReport(report, written)
  } catch (error) {
    progress.clear()
    if (!(error instanceof ImportError || error instanceof OutputFileError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = error instanceof UnknownFieldError ? 2 : 1
  }
}

function outBeside(source: string): string {
  return join(dirname(source), `${bareName(source)}.catalog.json`)
}

/** Imports files, and writes all defects to a file, even if the import fails. */
async function importWithDefects(
  files: readonly string[],
  mapping: ImportMapping,
  defectPath: string | undefined,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const defects = defectPath === undefined ? undefined : await createDefectFile(defectPath)
  try {
    return await importFiles(files, mapping, { onProgress, ...(defects && { onDefect: defects.add }) })
  } finally {
    await defects?.close()
  }
}

/**
 * Most objects live until the catalogue is written, so a larger young generation only raises the peak; with 200,000
 * rows it made up a quarter of it.
 */
function keepYoungHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
