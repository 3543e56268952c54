/**
 * Writes `openapi/examples` from the answers of the mock. The documents say which are needed:
 * `$ref: "../examples/getItems.json#/answer"`.
 */
import { writeFile } from 'node:fs/promises'
import { askExamples, exampleFile, referredExamples } from './examples.ts'
import { startContractMock } from './start-contract-mock.ts'

const mock = await startContractMock()
const examples = await askExamples(mock, await referredExamples())
await Promise.all(
  Array.from(examples, ([id, example]) =>
    writeFile(exampleFile(id), `${JSON.stringify(example, null, 2)}\n`),
  ),
)
await mock.close()
