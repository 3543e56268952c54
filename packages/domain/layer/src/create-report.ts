import type { CallOptions } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { AnswerOf, NotifyDraft } from '@jeoul/api/types'
import { createPendingAction, refusedOf } from '@jeoul/session'
import { createEvent, createStore, type Effect, sample } from 'effector'
import { emptyDraft, type ReportDraft, type ReportStep, readReport, reportOf } from './report.ts'

/**
 * Creates the report of a product, a review or a comment: "Report (notify): id_notify, ment" (specification, section
 * 3).
 *
 * @param reasons requests the possible reasons
 * @param send sends the report
 * @param kind the name of its pending action, unique on the site
 * @param readTarget validates a target stored on the device; null refuses it
 */
export function createReport<Target extends object, Done extends { readonly success: boolean }>({
  reasons,
  send,
  kind,
  readTarget,
}: {
  reasons: Effect<Target & CallOptions, AnswerOf<'getItemNotify'>, Error>
  send: Effect<Target & { readonly report: NotifyDraft }, Done, Error>
  kind: string
  readTarget: (found: unknown) => Target | null
}) {
  /** Begins a report. */
  const opened = createEvent<Target>()
  /** Chooses a reason by its id_notify. */
  const reasonChosen = createEvent<number>()
  /** Changes the free text of the report. */
  const wordsTyped = createEvent<string>()
  /** Sends the report. */
  const sent = createEvent()

  /** If the host requires a login, the report is sent after it. */
  const action = createPendingAction<SentReport<Target>>({
    kind,
    needs: '신고하려면',
    read(found) {
      const { target, report }: Readonly<Record<string, unknown>> = { ...Object(found) }
      const [of, draft] = [readTarget(target), readReport(report)]
      return of && draft && { target: of, report: draft }
    },
  })

  /** A report resumed after a login must survive the opening of its dialog. */
  const $isResumed = createStore(false, { serialize: 'ignore' }).on(action.resumed, () => true)
  const $target = createStore<Target | null>(null, { serialize: 'ignore' }).on(
    action.resumed,
    (_, { target }) => target,
  )
  const opening = sample({
    clock: opened,
    source: { target: $target, isResumed: $isResumed },
    fn: ({ target, isResumed }, next) => ({ next, isKept: isResumed && isSame(target, next) }),
  })
  $isResumed.on(opening, () => false)
  const begun = opening.filter({ fn: ({ isKept }) => !isKept })
  $target.on(begun, (_, { next }) => next)

  const notifyReasons = createResource({
    call: reasons,
    read: ({ success, result }) => (success ? result.list.filter(({ ment }) => ment) : null),
  })

  /** The draft of the report, empty for each new target. */
  const $draft = createStore<ReportDraft>(emptyDraft, { serialize: 'ignore' })
    .on(reasonChosen, (draft, reason) => ({ ...draft, reason }))
    .on(wordsTyped, (draft, words) => ({ ...draft, words }))
    .on(begun, () => emptyDraft)
    .on(action.resumed, (_, { report }) => ({ reason: report.id_notify, words: report.ment }))

  /** The current step of the report. */
  const $step = createStore<ReportStep>('writing', { serialize: 'ignore' }).on(begun, () => 'writing')

  const sending = sample({ clock: sent, source: { target: $target, draft: $draft, step: $step } }).filterMap(
    ({ target, draft, step }) => {
      const report = reportOf(draft)
      const isOpen = step === 'writing' || step === 'failed'
      return target && report && isOpen ? { target, report } : undefined
    },
  )

  sample({ clock: begun, fn: ({ next }) => next, target: notifyReasons.requested })
  sample({ clock: action.resumed, fn: ({ target }): Target => target, target: notifyReasons.requested })
  sample({
    clock: [sending, action.resumed],
    fn: ({ target, report }) => ({ ...target, report }),
    target: send,
  })
  $step.on([sending, action.resumed], () => 'sending')
  sample({
    clock: send.finally,
    source: $target,
    // Ignore replies to an abandoned report.
    filter: (target, { params: { report: _, ...answered } }) => isSame(target, answered),
    fn: (_, outcome): ReportStep => (outcome.status === 'done' && outcome.result.success ? 'sent' : 'failed'),
    target: $step,
  })

  const refused = sample({
    clock: refusedOf(send),
    source: $target,
    fn(target, { report, ...answered }) {
      return target && isSame(target, answered) ? { target, report } : undefined
    },
  })
  sample({ clock: refused.filterMap(sent => sent), target: action.needed })

  return {
    resumed: action.resumed,
    opened,
    reasonChosen,
    wordsTyped,
    sent,
    reasons: notifyReasons,
    $target,
    $draft,
    $step,
  }
}

interface SentReport<Target> {
  readonly target: Target
  readonly report: NotifyDraft
}

function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
