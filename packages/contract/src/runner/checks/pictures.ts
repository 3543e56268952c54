import { mediaTypeFor, type Operation } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold } from '../exchanges/hold.ts'
import type { Context } from '../prepare-run.ts'
import { type Drawn, readsOnly } from '../requests/requests-of.ts'
import { callersOf, sampleRequests } from './operation-checks.ts'
import { hasAddresses, type Picture, picturesIn } from './pictures-in.ts'

/** The number of answers of an operation that are searched for pictures. */
const answers = 3
/** The most pictures of an answer that are requested, and the most of them at one place of its list. */
const maxPictures = 8
const maxAtPlace = 2

/** Pictures in answers are there, as far as the tested hosts serve them. (assumed) */
export function pictures(context: Context, operation: Operation): readonly Check[] {
  const { contract, client, pictures } = context
  const caller = callersOf(context, operation).at(-1)
  const canHavePictures = [...operation.responses].some(
    ([status, { json }]) => status < 300 && hasAddresses(contract.documents, json.schema),
  )
  if (caller === undefined || !readsOnly(operation) || !canHavePictures) return []
  return [
    caseCheck({
      id: 'pictures',
      name: 'pictures in answers are there',
      operations: [operation.operationId],
      cases: seed =>
        sampleRequests(context, operation, seed, answers).map((drawn, at) =>
          at === 0 ? withoutOptional(operation, drawn) : drawn,
        ),
      async holds({ values, body }) {
        const exchange = await client.send({ operation, values, body, caller })
        for (const { place, address } of sampled(picturesOf(context, exchange))) {
          const problem = await pictures.problemOf(address, exchange.url)
          hold(problem === undefined, place, `leads to no picture: ${problem}`, exchange)
        }
      },
    }),
  ]
}

/** Filters often leave nothing of a list, so one request has none. */
function withoutOptional({ parameters }: Operation, { values, ...drawn }: Drawn): Drawn {
  const required = parameters.filter(parameter => parameter.required).map(({ name }) => name)
  return {
    ...drawn,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => required.includes(name))),
  }
}

function picturesOf({ contract }: Context, { request, status, headers, body }: Exchange): readonly Picture[] {
  const response = request.operation.responses.get(status)
  if (!response || status >= 300) return []
  const type = headers.get('Content-Type') ?? ''
  const { schema } = mediaTypeFor(response.content, type) ?? response.json
  return picturesIn(contract.documents, schema, body)
}

/** Some pictures from each place, counting all items of a list as one. */
function sampled(found: readonly Picture[]): readonly Picture[] {
  const byPlace = Map.groupBy(found, ({ place }) => place.replaceAll(/\.\d+/g, ''))
  return [...byPlace.values()].flatMap(same => same.slice(0, maxAtPlace)).slice(0, maxPictures)
}
