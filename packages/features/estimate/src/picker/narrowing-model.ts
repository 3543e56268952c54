import { anyCandidate, type CandidateQuery, type FigureChoice, withFigure } from '@jeoul/estimate'
import { createEvent, createStore } from 'effector'
import { $pickedKind } from './picked-kind.ts'

/** What the shopper looks for. */
export const candidatesSought = createEvent<Partial<CandidateQuery>>()
/** A value of a facet is wanted, or no longer. */
export const figureChosen = createEvent<FigureChoice>()
/** Only what fits is to be seen, or everything. */
export const fittingChosen = createEvent<boolean>()
/** Everything is to be seen again. */
export const narrowingCleared = createEvent()
/** A phone shows the facets in place of the candidates, or no longer. */
export const facetsToggled = createEvent()

export const $candidateQuery = createStore<CandidateQuery>(anyCandidate, { serialize: 'ignore' })
  .on(candidatesSought, (query, sought) => ({ ...query, ...sought }))
  .on(figureChosen, withFigure)
  .on(narrowingCleared, ({ order }) => ({ ...anyCandidate, order }))
  .reset($pickedKind)
/** Whether only what fits is to be seen. What does not stays visible by default, with its reason. */
export const $isFittingOnly = createStore(false, { serialize: 'ignore' })
  .on(fittingChosen, (_, isOn) => isOn)
  .on(narrowingCleared, () => false)
/** Whether a phone shows the facets. */
export const $areFacetsShown = createStore(false, { serialize: 'ignore' })
  .on(facetsToggled, isShown => !isShown)
  .reset($pickedKind)
/** How many values of facets are chosen. */
export const $chosenCount = $candidateQuery.map(({ figures }) => Object.values(figures).flat().length)
