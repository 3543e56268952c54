import { DeleteDialog } from '../threads/delete-dialog.tsx'
import { ReportDialog } from '../threads/report-dialog.tsx'
import { WritingDialog } from './writing-dialog.tsx'

type MemberDialogsProps = { readonly open: 'review-write' | 'review-report' | 'review-delete' | null }

/** Renders the dialog that is open over reviews. */
export default function MemberDialogs({ open }: MemberDialogsProps) {
  switch (open) {
    case 'review-write':
      return <WritingDialog />
    case 'review-report':
      return <ReportDialog />
    case 'review-delete':
      return <DeleteDialog />
    default:
      return null
  }
}
