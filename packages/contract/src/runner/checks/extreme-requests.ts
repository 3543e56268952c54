import fc from 'fast-check'
import { type Operation, schemaOf, takesTheRest } from '../../documents/index.ts'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { bodyFields, withField } from '../requests/body-fields.ts'
import { extremesOf } from '../requests/extremes-of.ts'
import { isAllowed } from '../requests/is-allowed.ts'
import { readsOnly } from '../requests/reads-only.ts'
import { type Drawn, requestsOf } from '../requests/requests-of.ts'
import { callersOf, holdAllowed } from './allowed-requests.ts'

/** Boundary values are allowed as well. */
export function extremeRequests(context: Context, operation: Operation): readonly Check[] {
  const caller = callersOf(context, operation).at(-1)
  const changes = extremeChanges(context, operation)
  if (caller === undefined || changes.length === 0) return []
  return [
    caseCheck({
      id: 'extreme-requests',
      name: 'requests at the limits get a documented answer',
      operations: [operation.operationId],
      writes: !readsOnly(operation),
      cases: seed => {
        const drawn = requestsOf(context.contract.documents, context.known, operation)
        const samples = fc.sample(drawn, { seed, numRuns: changes.length })
        return samples
          .map((sample, place) => changes[place]?.(sample) ?? sample)
          .filter(request => isAllowed(context.contract, operation, request))
      },
      holds: request => holdAllowed(context, operation, request, caller),
    }),
  ]
}

type Change = (drawn: Drawn) => Drawn

function extremeChanges({ contract: { documents } }: Context, operation: Operation): readonly Change[] {
  const ofParameters = operation.parameters
    .filter(parameter => !takesTheRest(parameter))
    .flatMap(parameter =>
      extremesOf(documents, schemaOf(parameter)).map(
        (value): Change =>
          drawn => ({ ...drawn, values: { ...drawn.values, [parameter.name]: value }, isKnown: false }),
      ),
    )
  const ofBody = bodyFields(documents, operation).flatMap(field =>
    extremesOf(documents, field.schema).map(
      (value): Change =>
        drawn =>
          withField(drawn, field, value),
    ),
  )
  return [...ofParameters, ...ofBody]
}
