import { $findings, $kindParts, $market, $pieces, kindsWanted } from '@jeoul/estimate'
import {
  type Finding,
  type FixSearch,
  type Market,
  type Piece,
  runWhenIdle,
  type Steps,
  searchFix,
} from '@jeoul/estimate/compatibility'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** The findings are visible: starts looking for fixes. */
export const findingsShown = createEvent()
/** Requests parts that failed to load again. */
export const fixesRetried = createEvent()

interface Question {
  readonly problems: readonly Finding[]
  readonly pieces: readonly Piece[]
  readonly market: Market
}

interface FoundFix extends FixSearch {
  readonly problem: Finding
}

/** The fix that was found for a problem. */
interface ProblemFix extends FixSearch {
  /** Whether parts needed for the search failed to load. */
  readonly isFailed: boolean
}

const $isShown = createStore(false, { serialize: 'ignore' }).on(findingsShown, () => true)
const $problems = $findings.map(findings => findings.filter(({ outcome }) => outcome === 'problem'))
const $question = combine(
  { isShown: $isShown, problems: $problems, pieces: $pieces, market: $market },
  ({ isShown, ...question }): Question | null => (isShown && question.problems.length > 0 ? question : null),
)

const searchFx = createEffect((question: Question) => runWhenIdle(searchFixes(question)))

function* searchFixes({ problems, pieces, market }: Question): Steps<readonly FoundFix[]> {
  const found: FoundFix[] = []
  for (const problem of problems) {
    const search = yield* searchFix({ pieces, problems: [problem] }, market)
    found.push({ problem, ...search })
  }
  return found
}

sample({ clock: $question.updates.filterMap(question => question ?? undefined), target: searchFx })
const answered = sample({
  clock: searchFx.done,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (_, { result }) => result,
})
sample({
  clock: answered,
  fn: found => found.filter(({ isDone }) => !isDone).flatMap(({ kinds }) => kinds),
  target: kindsWanted,
})

const $found = createStore<readonly FoundFix[]>([], { serialize: 'ignore' }).on(answered, (_, found) => found)
sample({
  clock: fixesRetried,
  source: $found,
  fn: found => found.flatMap(({ kinds }) => kinds),
  target: kindsWanted,
})

/** The fixes by their problems, without problems that are still being searched. */
export const $fixes = combine(
  $found,
  $kindParts,
  (found, kindParts): ReadonlyMap<Finding, ProblemFix> =>
    new Map(
      found.map(({ problem, ...search }) => [
        problem,
        { ...search, isFailed: search.kinds.some(kind => kindParts[kind]?.status === 'failed') },
      ]),
    ),
)
