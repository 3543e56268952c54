import { type createReport, maxWords } from '@jeoul/product/actions'
import { closeLayer } from '@jeoul/router'
import { FailedState, ReportForm, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './report-body.module.css'

type AnyReport = ReturnType<typeof createReport>

/** A report of any kind; its target is the dialog's concern. */
type Report = Pick<AnyReport, 'reasonChosen' | 'wordsTyped' | 'sent' | '$draft' | '$step'> & {
  readonly reasons: Pick<AnyReport['reasons'], '$state' | 'retried'>
}

/** The content of any report dialog: the reasons that the host offers, once loaded, and the form. */
export function ReportBody({ report }: { readonly report: Report }) {
  const [reasons, draft, step] = useUnit([report.reasons.$state, report.$draft, report.$step])
  const [choose, type, send, close, retry] = useUnit([
    report.reasonChosen,
    report.wordsTyped,
    report.sent,
    closeLayer,
    report.reasons.retried,
  ])
  return (
    <>
      {reasons.status === 'loading' && <Skeleton className={styles.wait} />}
      {reasons.status === 'failed' && (
        <FailedState compact title="신고할 내용을 불러오지 못했어요" onRetry={retry} />
      )}
      {reasons.data && (
        <ReportForm
          reasons={reasons.data.map(({ id_notify, ment }) => ({ value: id_notify, label: ment }))}
          reason={draft.reason}
          words={draft.words}
          maxWords={maxWords}
          step={step}
          onReason={choose}
          onWords={type}
          onSend={() => send()}
          onClose={() => close()}
        />
      )}
    </>
  )
}
