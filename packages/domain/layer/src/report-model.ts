import { createItemNotifyFx, getItemNotifyFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createEvent, createStore, sample } from 'effector'
import { emptyDraft, type ReportDraft, type ReportStep, reportOf } from './report.ts'

/** Opens the report of an item, given by its id. */
export const reportOpened = createEvent<string>()
/** Chooses a reason by its id_notify. */
export const reasonChosen = createEvent<number>()
/** Changes the free text of the report. */
export const wordsTyped = createEvent<string>()
/** Sends the report. */
export const reportSent = createEvent()

const $itemId = createStore('').on(reportOpened, (_, itemId) => itemId)

/** The reasons an item can be reported for: "Report on an item: GET … notify" (specification, section 7). */
export const notifyReasons = createResource({
  call: getItemNotifyFx,
  read: ({ success, result }) => (success ? result.list.filter(({ ment }) => ment) : null),
})

/** The draft of the report, reset for each product. */
export const $reportDraft = createStore<ReportDraft>(emptyDraft)
  .on(reasonChosen, (draft, reason) => ({ ...draft, reason }))
  .on(wordsTyped, (draft, words) => ({ ...draft, words }))
  .on(reportOpened, () => emptyDraft)

/** The current step of the report. */
export const $report = createStore<ReportStep>('writing').on(reportOpened, () => 'writing')

const sending = sample({
  clock: reportSent,
  source: { itemId: $itemId, draft: $reportDraft, step: $report },
  filter: ({ step }) => step === 'writing' || step === 'failed',
}).filterMap(({ itemId, draft }) => {
  const report = reportOf(draft)
  return report ? { itemId, report } : undefined
})

sample({ clock: reportOpened, fn: itemId => ({ itemId }), target: notifyReasons.requested })
sample({ clock: sending, target: createItemNotifyFx })
$report.on(sending, () => 'sending')
sample({
  clock: createItemNotifyFx.finally,
  source: $itemId,
  // Ignore replies to an abandoned report.
  filter: (itemId, { params }) => params.itemId === itemId,
  fn: (_, outcome): ReportStep => (outcome.status === 'done' && outcome.result.success ? 'sent' : 'failed'),
  target: $report,
})
