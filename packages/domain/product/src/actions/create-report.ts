import type { CallOptions } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { AnswerOf, NotifyDraft } from '@jeoul/api/types'
import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { createEvent, createStore, type Effect, type Event, sample } from 'effector'
import { emptyDraft, type ReportDraft, type ReportStep, readReport, reportOf } from './report.ts'

interface ReportOptions<Target, Done> {
  /** Requests the possible reasons. */
  readonly reasons: Effect<Target & CallOptions, AnswerOf<'getItemNotify'>, Error>
  /** Sends the report. */
  readonly send: Effect<Target & { readonly report: NotifyDraft }, Done, Error>
  /** The name of its pending action, unique on the site. */
  readonly kind: string
  /** Validates a target stored on the device; returns null for an invalid one. */
  readonly readTarget: (found: unknown) => Target | null
}

interface SentReport<Target> {
  readonly target: Target
  readonly report: NotifyDraft
}

/**
 * Creates the report of a product, a review or a comment: "Report (notify): id_notify, ment" (specification, section
 * 3).
 */
export function createReport<Target extends object, Done extends { readonly success: boolean }>({
  reasons,
  send,
  kind,
  readTarget,
}: ReportOptions<Target, Done>) {
  const opened = createEvent<Target>()
  const sent = createEvent()

  /** Sends the report after the login, if the host requires one. */
  const action = createPendingAction<SentReport<Target>>({
    kind,
    needs: '신고하려면',
    read(found) {
      const { target, report }: Readonly<Record<string, unknown>> = { ...Object(found) }
      const [of, draft] = [readTarget(target), readReport(report)]
      return of && draft && { target: of, report: draft }
    },
  })
  const { resumed } = action
  const { $target, begun } = createTarget({ opened, resumed })
  const { $draft, reasonChosen, wordsTyped } = createDraft({ begun, resumed })
  const notifyReasons = createResource({
    call: reasons,
    read: ({ success, result }) => (success ? result.list.filter(({ ment }) => ment) : null),
  })
  const $step = createStore<ReportStep>('writing', { serialize: 'ignore' }).on(begun, () => 'writing')

  const sending = sample({ clock: sent, source: { target: $target, draft: $draft, step: $step } }).filterMap(
    ({ target, draft, step }) => {
      const report = reportOf(draft)
      const isOpen = step === 'writing' || step === 'failed'
      return target && report && isOpen ? { target, report } : undefined
    },
  )

  sample({ clock: begun, fn: ({ next }) => next, target: notifyReasons.requested })
  sample({ clock: resumed, fn: ({ target }): Target => target, target: notifyReasons.requested })
  sample({
    clock: [sending, resumed],
    fn: ({ target, report }) => ({ ...target, report }),
    target: send,
  })
  $step.on([sending, resumed], () => 'sending')
  sample({
    clock: send.finally,
    source: $target,
    // Ignores replies to a report that was abandoned.
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
  sample({ clock: refused.filterMap(report => report), target: action.needed })

  return {
    resumed,
    /** A report was begun. */
    opened,
    /** Chooses a reason by its id_notify. */
    reasonChosen,
    /** Changes the free text of the report. */
    wordsTyped,
    /** Sends the report. */
    sent,
    reasons: notifyReasons,
    $target,
    /** The draft of the report, empty for each new target. */
    $draft,
    /** The current step of the report. */
    $step,
  }
}

/**
 * The target of the open report. Opening the dialog of a report that was resumed after a login does not begin a new
 * one.
 */
function createTarget<Target extends object>({
  opened,
  resumed,
}: {
  opened: Event<Target>
  resumed: Event<SentReport<Target>>
}) {
  const $isResumed = createStore(false, { serialize: 'ignore' }).on(resumed, () => true)
  const $target = createStore<Target | null>(null, { serialize: 'ignore' }).on(
    resumed,
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
  return { $target, begun }
}

/** The draft of the report: empty at the beginning, restored when a report is resumed. */
function createDraft({ begun, resumed }: { begun: Event<unknown>; resumed: Event<SentReport<object>> }) {
  const reasonChosen = createEvent<number>()
  const wordsTyped = createEvent<string>()
  const $draft = createStore<ReportDraft>(emptyDraft, { serialize: 'ignore' })
    .on(reasonChosen, (draft, reason) => ({ ...draft, reason }))
    .on(wordsTyped, (draft, words) => ({ ...draft, words }))
    .on(begun, () => emptyDraft)
    .on(resumed, (_, { report }) => ({ reason: report.id_notify, words: report.ment }))
  return { $draft, reasonChosen, wordsTyped }
}

function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
