import { anyCandidate, type CandidateQuery, type FigureChoice, withFigure } from '@jeoul/estimate'
import { createEvent, createStore } from 'effector'
import { $pickedKind } from './picked-kind.ts'

/** The shopper changed what they are looking for. */
export const candidatesNarrowed = createEvent<Partial<CandidateQuery>>()
/** A value of a facet was chosen or cleared. */
export const figureChosen = createEvent<FigureChoice>()
/** The shopper chose to see only fitting candidates, or all of them. */
export const fittingChosen = createEvent<boolean>()
/** All conditions were cleared. */
export const narrowingCleared = createEvent()
/** A phone shows the facets in place of the candidates, or hides them again. */
export const facetsToggled = createEvent()

export const $candidateQuery = createStore<CandidateQuery>(anyCandidate, { serialize: 'ignore' })
  .on(candidatesNarrowed, (query, sought) => ({ ...query, ...sought }))
  .on(figureChosen, withFigure)
  .on(narrowingCleared, ({ order }) => ({ ...anyCandidate, order }))
  .reset($pickedKind)
/** Whether only fitting candidates are shown. By default the others stay visible, with the reason. */
export const $isFittingOnly = createStore(false, { serialize: 'ignore' })
  .on(fittingChosen, (_, isOn) => isOn)
  .on(narrowingCleared, () => false)
/** Whether a phone shows the facets. */
export const $areFacetsShown = createStore(false, { serialize: 'ignore' })
  .on(facetsToggled, isShown => !isShown)
  .reset($pickedKind)
/** The number of chosen facet values. */
export const $chosenCount = $candidateQuery.map(({ figures }) => Object.values(figures).flat().length)
