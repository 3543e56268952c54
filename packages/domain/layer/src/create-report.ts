import type { CallOptions } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { AnswerOf, NotifyDraft } from '@jeoul/api/types'
import { createEvent, createStore, type Effect, sample } from 'effector'
import { emptyDraft, type ReportDraft, type ReportStep, reportOf } from './report.ts'

/**
 * The report of a product, a review or a comment: "Report (notify): id_notify, ment" (specification, section 3).
 *
 * @param reasons asks what it can be reported for
 * @param send sends it
 */
export function createReport<Target extends object, Done extends { readonly success: boolean }>({
  reasons,
  send,
}: {
  reasons: Effect<Target & CallOptions, AnswerOf<'getItemNotify'>, Error>
  send: Effect<Target & { readonly report: NotifyDraft }, Done, Error>
}) {
  /** Begins the report of something. */
  const opened = createEvent<Target>()
  /** Chooses a reason by its id_notify. */
  const reasonChosen = createEvent<number>()
  /** Changes the free text of the report. */
  const wordsTyped = createEvent<string>()
  /** Sends the report. */
  const sent = createEvent()

  const $target = createStore<Target | null>(null, { serialize: 'ignore' }).on(opened, (_, target) => target)

  const notifyReasons = createResource({
    call: reasons,
    read: ({ success, result }) => (success ? result.list.filter(({ ment }) => ment) : null),
  })

  /** The draft of the report, empty for each target. */
  const $draft = createStore<ReportDraft>(emptyDraft, { serialize: 'ignore' })
    .on(reasonChosen, (draft, reason) => ({ ...draft, reason }))
    .on(wordsTyped, (draft, words) => ({ ...draft, words }))
    .on(opened, () => emptyDraft)

  /** The current step of the report. */
  const $step = createStore<ReportStep>('writing', { serialize: 'ignore' }).on(opened, () => 'writing')

  const sending = sample({ clock: sent, source: { target: $target, draft: $draft, step: $step } }).filterMap(
    ({ target, draft, step }) => {
      const report = reportOf(draft)
      const isOpen = step === 'writing' || step === 'failed'
      return target && report && isOpen ? { target, report } : undefined
    },
  )

  sample({ clock: opened, target: notifyReasons.requested })
  sample({ clock: sending, fn: ({ target, report }) => ({ ...target, report }), target: send })
  $step.on(sending, () => 'sending')
  sample({
    clock: send.finally,
    source: $target,
    // Ignore replies to an abandoned report.
    filter: (target, { params: { report: _, ...answered } }) =>
      JSON.stringify(target) === JSON.stringify(answered),
    fn: (_, outcome): ReportStep => (outcome.status === 'done' && outcome.result.success ? 'sent' : 'failed'),
    target: $step,
  })

  return { opened, reasonChosen, wordsTyped, sent, reasons: notifyReasons, $target, $draft, $step }
}
